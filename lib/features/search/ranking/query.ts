import type { Analysis, QueryWord } from '../analysis/analysis';
import type { Match, Vocabulary } from './vocabulary';

/** One way to answer a word: a document that has a term of each list. */
export type Way = { lists: Match[][]; quality: number };

/** What a document needs, of a query. */
export type Need = {
  ways: Way[];
  /** Further ways, for a query that finds nothing without them. */
  misspelt: () => Way[];
  isOptional: boolean;
};

/** Words that mean the same, each as the words that it consists of. */
type Synonyms = {
  /** Those of scripts without spaces, which are looked for inside of a query. */
  names: string[];
  /** By the stems of one of a group, all of it. */
  groups: ReadonlyMap<string, QueryWord[][][]>;
};

/** More words make a search slower, not better. */
const MOST_WORDS = 8;
/** `DN 50` is not `PN 50`; `ring 50` may be a ring with 50 elsewhere. */
const LONGEST_SIGN = 3;
const LONGEST_SPAN = 3;

const QUALITY = { together: 1, apart: 0.7, parts: 0.8, synonym: 0.8 };

/** @param meansTheSame groups of words, as the company writes them */
export function synonymsOf(
  meansTheSame: readonly (readonly string[])[],
  analysis: Analysis,
): Synonyms {
  const names: string[] = [];
  const groups = new Map<string, QueryWord[][][]>();
  for (const group of meansTheSame) {
    const entries = group.map((text) => analysis.wordsOfQuery(text, [text]));
    for (const entry of entries.filter(({ length }) => length > 0)) {
      const [first] = entry;
      if (entry.length === 1 && first!.kind === 'unspaced') names.push(first!.spellings[0]!);
      const key = stemsOf(entry, analysis)[0]!;
      groups.set(key, [...(groups.get(key) ?? []), entries]);
    }
  }
  return { names: names.sort((one, other) => other.length - one.length), groups };
}

/** What words are the same by, for each of their spellings. */
const stemsOf = (words: readonly QueryWord[], { stemOf }: Analysis): string[] =>
  words.reduce<string[]>(
    (starts, { spellings }) =>
      starts.flatMap((start) => spellings.map((spelling) => `${start} ${stemOf(spelling)}`)),
    [''],
  );

/** What a document needs to answer a query. */
export function needsOf(
  query: string,
  vocabulary: Vocabulary,
  analysis: Analysis,
  synonyms: Synonyms,
): Need[] {
  const typed = analysis.wordsOfQuery(query, synonyms.names).slice(0, MOST_WORDS);
  const words = withSigns(typed, vocabulary);
  const isAllFiller = words.every(({ isFiller }) => isFiller);
  const needs = words.map((word): Need => {
    const ways = waysOf(word, vocabulary);
    const misspelt = once(() => misspeltWays(word, vocabulary));
    return {
      ways: ways.length > 0 ? ways : [...misspelt()],
      misspelt,
      isOptional: word.isFiller && !isAllFiller,
    };
  });
  const cover = (from: number, to: number, ways: Way[]) => {
    for (let at = from; at <= to; at++) needs[at]!.ways.push(...ways);
  };
  for (let from = 0; from < words.length; from++)
    for (let to = from; to < Math.min(words.length, from + LONGEST_SPAN); to++) {
      const span = words.slice(from, to + 1);
      if (to > from) cover(from, to, writtenAsOne(span, vocabulary));
      cover(from, to, synonymWays(span, vocabulary, analysis, synonyms));
    }
  return needs;
}

/** Typing errors take longer to look for than all the rest. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** `DN 50` as `dn50`, where a text has that: then a document that has both apart is no answer. */
function withSigns(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const result: QueryWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const pair = last && signWithNumber(last, word);
    const spellings = pair?.filter(vocabulary.has) ?? [];
    if (spellings.length === 0) result.push(word);
    else result[result.length - 1] = { kind: 'mixed', spellings, parts: [], isFiller: false };
  }
  return result;
}

function signWithNumber(first: QueryWord, second: QueryWord): string[] | undefined {
  const isSign = ({ kind, spellings: [term = ''] }: QueryWord) =>
    (kind === 'word' && term.length <= LONGEST_SIGN) || /^(?:mm|cm|dm|m)[23]$/.test(term);
  const isNumber = ({ kind }: QueryWord) => kind === 'number';
  const isPair = (isSign(first) && isNumber(second)) || (isNumber(first) && isSign(second));
  return isPair ? spellingsTogether([first, second]) : undefined;
}

const spellingsTogether = (words: readonly QueryWord[]): string[] =>
  words.reduce<string[]>(
    (spellings, word) =>
      spellings.flatMap((start) => word.spellings.map((spelling) => start + spelling)),
    [''],
  );

const oneOf = (matches: Match[], quality = 1): Way[] =>
  matches.length > 0 ? [{ lists: [matches], quality }] : [];

function waysOf(word: QueryWord, vocabulary: Vocabulary): Way[] {
  const { kind, spellings, parts } = word;
  if (kind === 'word') {
    const ways = spellings.flatMap((spelling) => oneOf(vocabulary.word(spelling)));
    if (ways.length > 0) return ways;
    return spellings.flatMap((spelling) => {
      const lists = vocabulary.split(spelling);
      return lists ? [{ lists, quality: QUALITY.apart }] : [];
    });
  }
  if (kind === 'unspaced') {
    const lists = parts.map((pair) => vocabulary.exact(pair));
    return lists.every((list) => list.length > 0) ? [{ lists, quality: 1 }] : [];
  }
  const whole = spellings.flatMap((spelling) => oneOf(vocabulary.number(spelling)));
  if (whole.length > 0 || parts.length === 0) return whole;
  return apart(parts, vocabulary);
}

/** The longest pieces of a part number or a size that stand somewhere. */
function apart(parts: readonly string[], vocabulary: Vocabulary): Way[] {
  const lists: Match[][] = [];
  for (let from = 0; from < parts.length;) {
    let to = parts.length;
    while (to > from + 1 && !vocabulary.has(parts.slice(from, to).join(''))) to--;
    const piece = parts.slice(from, to).join('');
    lists.push(/\d/.test(piece) ? vocabulary.exact(piece) : vocabulary.word(piece));
    from = to;
  }
  return lists.every((list) => list.length > 0) ? [{ lists, quality: QUALITY.parts }] : [];
}

const misspeltWays = ({ kind, spellings }: QueryWord, vocabulary: Vocabulary): Way[] =>
  kind === 'word' ? spellings.flatMap((spelling) => oneOf(vocabulary.misspelt(spelling))) : [];

/** Words that some write as one, numbers that some write with a sign of multiplication. */
function writtenAsOne(span: readonly QueryWord[], vocabulary: Vocabulary): Way[] {
  const isAll = (...kinds: QueryWord['kind'][]) => span.every(({ kind }) => kinds.includes(kind));
  if (isAll('unspaced')) return [];
  const together = spellingsTogether(span);
  // In the first spelling alone: each is looked for inside all words.
  if (isAll('word')) return together.slice(0, 1).flatMap((term) => oneOf(vocabulary.word(term)));
  const sizes = isAll('number') ? [span.map(({ spellings }) => spellings[0]).join('x')] : [];
  return [...together, ...sizes].flatMap((term) =>
    oneOf(vocabulary.number(term), QUALITY.together),
  );
}

/** Ways to say a part of the query in other words of its group. */
function synonymWays(
  span: readonly QueryWord[],
  vocabulary: Vocabulary,
  analysis: Analysis,
  { groups }: Synonyms,
): Way[] {
  if (groups.size === 0) return [];
  const typed = stemsOf(span, analysis);
  const entries = typed.flatMap((stems) => groups.get(stems) ?? []).flat();
  return entries
    .filter((words) => !typed.includes(stemsOf(words, analysis)[0]!))
    .map((words) => words.filter(({ isFiller }) => !isFiller))
    .map((words) => words.flatMap((word) => listsOf(word, vocabulary)))
    .filter((lists) => lists.length > 0 && lists.every(({ length }) => length > 0))
    .map((lists) => ({ lists, quality: QUALITY.synonym }));
}

/** What a document needs of a word: a term of each list. */
function listsOf(word: QueryWord, vocabulary: Vocabulary): Match[][] {
  const ways = waysOf(word, vocabulary);
  const isPlain = ways.every(({ lists }) => lists.length === 1);
  return isPlain ? [ways.flatMap(({ lists }) => lists[0]!)] : ways[0]!.lists;
}
