/** The Arabic article, with which every other word begins. */
const ARTICLE = /^\u0627\u0644(?=\p{L}{2})/u;

/** Thai and Lao vowels that are written before the letter behind which they are spoken. */
const VOWEL_BEFORE = /^[เ-ไເ-ໄ]/u;

/** `ada` → `A` */
export const initialOf = (word: string): string =>
  (Array.from(word.trim().replace(ARTICLE, '').replace(VOWEL_BEFORE, ''))[0] ?? '').toUpperCase();

/** `Ada B. Holt` → `AH`. Letters that would join stand apart. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words[words.length - 1]!] : words;
  const initials = ends.map(initialOf);
  return initials.join(/\p{sc=Arab}/u.test(initials.join('')) ? ' ' : '');
}
