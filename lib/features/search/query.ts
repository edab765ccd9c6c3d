import type { Query } from 'minisearch';
import type { Analysis, QueryWord } from './analysis/analysis';
import { pairsOf } from './analysis/terms';
import { inOtherWords, queryOf, type Vocabulary } from './vocabulary';

/** What a document needs, of a query: what each of these asks for answers it. */
export type Need = {
  ways: Query[];
  /** Further ones, for a query that finds nothing without them. */
  misspelt: () => Query[];
};

/** Words that mean the same, each as the words that it consists of. */
type Synonyms = {
  /** Those of scripts without spaces, which are looked for inside of a query. */
  names: RegExp;
  /** By the stems of one of a group, all of it. */
  groups: ReadonlyMap<string, QueryWord[][]>;
};

/** More words make a search slower, not better. */
const MOST_WORDS = 8;
/** Of what means the same as others. */
const LONGEST_SPAN = 3;
/** `DN 50` is not `PN 50`; `ring 50` may be a ring with 50 elsewhere. */
const LONGEST_SIGN = 3;

/** @param meansTheSame groups of words, as the company writes them */
export function synonymsOf(
  meansTheSame: readonly (readonly string[])[],
  analysis: Analysis,
): Synonyms {
  const names: string[] = [];
  const groups = new Map<string, QueryWord[][]>();
  for (const group of meansTheSame) {
    const entries = group
      .map(analysis.wordsOfQuery)
      .map(telling)
      .filter(({ length }) => length > 0);
    for (const entry of entries) {
      if (entry.every(({ kind }) => kind === 'unspaced')) names.push(together(entry)[0]!);
      const stems = stemsOf(entry, analysis);
      groups.set(stems, [...(groups.get(stems) ?? []), ...entries]);
    }
  }
  names.sort((one, other) => other.length - one.length);
  return { names: new RegExp(names.join('|') || '(?!)', 'g'), groups };
}

/** What words are the same by. */
const stemsOf = (words: readonly QueryWord[], { stemOf }: Analysis): string =>
  words.map(({ spellings }) => stemOf(spellings[0]!)).join(' ');

/** Words that say something, if there are any. */
function telling(words: QueryWord[]): QueryWord[] {
  const found = words.filter(({ isFiller }) => !isFiller);
  return found.length > 0 ? found : words;
}

/** What a document needs to answer a query. @param query folded */
export function needsOf(
  query: string,
  vocabulary: Vocabulary,
  analysis: Analysis,
  { names, groups }: Synonyms,
): Need[] {
  const typed = telling(analysis.wordsOfQuery(query.replace(names, ' $& ')));
  /** A part number or a size that stands nowhere as a whole is what it consists of. */
  const isKnown = (word: QueryWord) =>
    word.parts.length === 0 ||
    waysOf(word, vocabulary).length > 0 ||
    groups.has(stemsOf([word], analysis));
  const words = withSigns(typed, vocabulary)
    .flatMap((word) => (isKnown(word) ? [word] : word.parts))
    .slice(0, MOST_WORDS);
  const needs = words.map((word) => ({
    ways: waysOf(word, vocabulary),
    misspelt: () =>
      word.kind === 'word' ? word.spellings.flatMap((each) => vocabulary.misspelt(each)) : [],
  }));
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_SPAN); to++) {
      const stems = stemsOf(words.slice(from, to), analysis);
      const others = (groups.get(stems) ?? []).filter((each) => stemsOf(each, analysis) !== stems);
      const ways = others.map((each) => inOtherWords(each.map((word) => waysOf(word, vocabulary))));
      for (const need of needs.slice(from, to)) need.ways.push(...ways);
    }
  return needs;
}

/** `DN 50` as `dn50`, where a text has that: then a document that has both apart is no answer. */
function withSigns(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const result: QueryWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isPair = last && ((isSign(last) && isNumber(word)) || (isNumber(last) && isSign(word)));
    const spellings = isPair ? together([last, word]).filter(vocabulary.has) : [];
    if (spellings.length === 0) result.push(word);
    else result[result.length - 1] = { kind: 'mixed', spellings, parts: [], isFiller: false };
  }
  return result;
}

const isNumber = ({ kind }: QueryWord) => kind === 'number';
const isSign = ({ kind, spellings: [term = ''] }: QueryWord) =>
  (kind === 'word' && term.length <= LONGEST_SIGN) || /^(?:mm|cm|dm|m)[23]$/.test(term);

/** In every spelling. */
const together = (words: readonly QueryWord[]): string[] =>
  words.reduce<string[]>(
    (starts, { spellings }) =>
      starts.flatMap((start) => spellings.map((spelling) => start + spelling)),
    [''],
  );

function waysOf({ kind, spellings }: QueryWord, vocabulary: Vocabulary): Query[] {
  if (kind === 'unspaced') return [queryOf(pairsOf(spellings[0]!), { combineWith: 'AND' })];
  return spellings.flatMap((spelling) =>
    kind === 'word' ? vocabulary.word(spelling) : vocabulary.number(spelling),
  );
}
