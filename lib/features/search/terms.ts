/**
 * A number with the unit behind it: `31.5 mn`, `860mm`, `20 %`. It is looked for from its first digit only:
 * from each, a long row of digits would take the square of its length.
 */
export const MEASURE = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(%|°c?|[a-zµ²³]{1,4})(?!\p{L})/gu;

export const WORD = /[\p{L}\p{N}]+(?:[-/.,][\p{L}\p{N}]+)*/gu;

const MAX_LENGTH = 40;

/** Capitals, accents, compatible forms, and marks of thousands make no difference. */
const folded = (text: string): string =>
  (/[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text)
    .toLowerCase()
    .replace(/[ø⌀]/g, ' ')
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');

/** Between parts of a word; a mark between digits belongs to the number. */
const SEPARATOR = /[-/]|(?<!\d)[.,]|[.,](?!\d)/;

/** `31,5` → `31.5` */
const spelt = (term: string): string => term.replace(',', '.').slice(0, MAX_LENGTH);

const partsOf = (word: string): string[] => (/[-/.,]/.test(word) ? word.split(SEPARATOR) : [word]);

/** Of, in, to, kg: they stand everywhere and tell nothing. */
const isTelling = (term: string): boolean => term.length > 2 || !/^[a-z]+$/.test(term);

/**
 * The words of a text as the index knows them, each once: `31.5 MN` gives `31.5`, `mn` and `31.5mn`;
 * the part number `HS-4711` gives its parts and `hs4711`.
 */
export function termsOf(text: string): string[] {
  const plain = folded(text);
  const terms = new Set<string>();
  // Thousands of texts are read one after the other: no list for each word.
  for (const word of plain.match(WORD) ?? []) {
    const parts = partsOf(word);
    for (const part of parts) terms.add(spelt(part));
    if (parts.length > 1) terms.add(spelt(parts.join('')));
  }
  for (const [, number, unit] of plain.matchAll(MEASURE)) terms.add(spelt(`${number}${unit}`));
  return [...terms];
}

/** Of a long text: without the words that would make the index large and find nothing. */
export const tellingTermsOf = (text: string): string[] => termsOf(text).filter(isTelling);

/** What a query asks for: the whole of a part number or a size, since its parts stand everywhere. */
export function queryTermsOf(query: string): string[] {
  const plain = folded(query).replace(MEASURE, '$1$2');
  const terms = (plain.match(WORD) ?? []).map((word) => spelt(partsOf(word).join('')));
  const telling = terms.filter(isTelling);
  return telling.length > 0 ? telling : terms;
}
