import { saidInOwnLanguage } from './said-by-page';

const LETTERS = /\p{L}{2,}/u;

const ADDRESS = /\bhttps?:\S+/gu;

/**
 * No words of a company: what the formats of German make, names of networks, file types, addresses, and whatever has
 * a digit in it, such as a grade.
 */
const NO_WORDS = [
  /\d+\. \p{L}+ \d{4}/gu,
  /\S*@\S+|[\w./-]*\d[\w./-]*/gu,
  /\b(application\/pdf|PDF|SVG|JPG|STEP|kB|MB|kg|mm|KGM|LinkedIn|YouTube|Instagram)\b/gu,
  /Englisch|Deutsch|Vereinigtes Königreich/gu,
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A name that is part of another comes after it. Addresses of people may end their first line before the @. */
function namesIn(same: readonly string[]): RegExp {
  const parts = same.flatMap((value) => [value, ...value.split(/(?=@)/)]);
  const names = [...new Set(parts)].filter((value) => LETTERS.test(value));
  const longestFirst = names.sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
}

/**
 * What a page in the made-up language says outside of its brackets, and not under the `lang` of another.
 * @param same of what is the same in every language: names, part numbers, addresses
 */
export function unmarkedTexts(html: string, same: readonly string[]): string[] {
  const names = namesIn(same);
  const found: string[] = [];
  let depth = 0;
  for (const { text, place, isText } of saidInOwnLanguage(html)) {
    // The end of a description may be left out.
    let inside = isText ? depth : 0;
    let outside = '';
    for (const sign of text) {
      if (sign === '⟦') inside++;
      outside += inside === 0 ? sign : ' ';
      if (sign === '⟧') inside--;
    }
    if (isText) depth = inside;
    if (!LETTERS.test(outside)) continue;
    const rest = [ADDRESS, names, ...NO_WORDS].reduce((left, no) => left.replace(no, ' '), outside);
    if (LETTERS.test(rest)) found.push(`${place}: ${text.replace(/\s+/g, ' ').trim()}`);
  }
  if (depth !== 0) throw new Error('a text in brackets without its end');
  return found;
}
