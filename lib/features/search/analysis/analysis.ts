import { atomReader, joined, LONGEST_TERM, wordsOf, type Atom } from './atoms';
import { folded, foldedOffsets, plain } from './fold';
import { languageOf } from './languages';
import { numbersOf } from './numbers';
import { sizesIn } from './sizes';
import { stemmer } from './stem';
import { pairsOf, termsOfAtoms, type Term } from './terms';

/** A word of a query. */
export type QueryWord = {
  kind: 'word' | 'number' | 'mixed' | 'unspaced';
  /** What it may stand as in the index, the likeliest first. */
  spellings: string[];
  /** Its parts, where the whole stands nowhere: those of a part number, pairs of signs. */
  parts: string[];
  /** It tells nothing: what is found need not have it. */
  isFiller: boolean;
};

/** How texts of a locale are read for the search. */
export type Analysis = {
  /** The terms of a text, as often as they stand there. @param text folded */
  termsOf: (text: string) => Term[];
  /** A part number without all its marks. */
  bare: (partNumber: string) => string;
  wordsOfQuery: (query: string, names?: readonly string[]) => QueryWord[];
  stemOf: (term: string) => string;
  isFiller: (term: string) => boolean;
  /** Whether words are found by what stands inside of them, as a rule. */
  hasCompounds: boolean;
};

/** Each segment of a text holds all of it. */
const LONGEST_QUERY = 200;

const known = new Map<string, Analysis>();

/** @param locale BCP 47 */
export function analysisFor(locale: string): Analysis {
  const found = known.get(locale) ?? analysisOf(locale);
  known.set(locale, found);
  return found;
}

function analysisOf(locale: string): Analysis {
  const language = languageOf(locale);
  const numbers = numbersOf(locale);
  const atomsOf = atomReader(numbers);
  const fillers = new Set(language.fillers.map(folded));
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const spelledOut = Object.entries(language.spelledOut ?? {});

  /** `kuehler` is also `kuhler`, and `kühler` also `kuehler`. @param raw in small letters */
  const spellingsOf = (raw: string): string[] => {
    const out = spelledOut.reduce((word, [sign, two]) => word.replaceAll(sign, two), raw);
    const back = spelledOut.reduce((word, [sign, two]) => word.replaceAll(two, sign), raw);
    return [...new Set([raw, out, back].map((word) => folded(word).slice(0, LONGEST_TERM)))];
  };

  const isFiller = (term: string) => fillers.has(term);

  const numberSpellings = ({ term, written }: Atom): string[] => {
    const elsewhere = numbers.readElsewhere(written);
    return elsewhere === undefined ? [term] : [term, elsewhere];
  };

  const unspacedWords = (run: string, names: readonly string[]): QueryWord[] => {
    const name = names.find((each) => each && run.includes(each));
    if (name !== undefined) {
      const at = run.indexOf(name);
      return [
        ...unspacedWords(run.slice(0, at), names),
        unspacedWord(name),
        ...unspacedWords(run.slice(at + name.length), names),
      ];
    }
    return segmentsOf(run).map(unspacedWord);
  };
  /** Of words that the dictionary of the runtime does not know it makes single signs: `深沟球` + `轴承`. */
  const segmentsOf = (run: string): string[] => {
    const words: string[] = [];
    let isSingle = false;
    for (const { segment } of segmenter.segment(run)) {
      const isNext = [...segment].length === 1 && !isFiller(segment);
      if (isSingle && isNext) words[words.length - 1] += segment;
      else words.push(segment);
      isSingle = isNext;
    }
    return words;
  };
  const unspacedWord = (word: string): QueryWord => ({
    kind: 'unspaced',
    spellings: [word],
    parts: pairsOf(word),
    isFiller: isFiller(word),
  });

  /** The words of the query that a size leaves, and the size as one. */
  const wordsWithSizes = (
    atoms: Atom[],
    text: string,
  ): (Atom[] | { spellings: string[]; atoms: Atom[] })[] => {
    const words = [];
    let at = 0;
    for (const { spellings, from, to } of sizesIn(atoms, text)) {
      words.push(...wordsOf(atoms.slice(at, from)));
      words.push({ spellings: spellings.slice(0, 1), atoms: atoms.slice(from, to + 1) });
      at = to + 1;
    }
    return [...words, ...wordsOf(atoms.slice(at))];
  };

  const partsOf = (atoms: readonly Atom[]) =>
    atoms.filter(({ term }) => term !== 'x').map(({ term }) => term);

  return {
    termsOf: (text) => termsOfAtoms(atomsOf(text), text),
    bare: (partNumber) =>
      joined(atomsOf(folded(partNumber).replace(/[^\p{L}\p{M}\p{N}]/gu, '')), ''),
    stemOf: stemmer(language),
    isFiller,
    hasCompounds: language.compounds ?? false,
    wordsOfQuery(query, names = []) {
      const raw = plain(query).slice(0, LONGEST_QUERY);
      const text = folded(raw);
      return wordsWithSizes(atomsOf(text), text).flatMap((word): QueryWord[] => {
        if ('spellings' in word)
          return [
            {
              kind: 'mixed',
              spellings: word.spellings,
              parts: partsOf(word.atoms),
              isFiller: false,
            },
          ];
        const [first] = word;
        if (first!.kind === 'unspaced') return unspacedWords(first!.term, names);
        if (word.length > 1) {
          const whole = joined(word, text);
          return [
            {
              kind: 'mixed',
              spellings: [...new Set([whole, whole.replace(/[.,/]/g, '')])],
              parts: partsOf(word),
              isFiller: false,
            },
          ];
        }
        if (first!.kind === 'number')
          return [
            { kind: 'number', spellings: numberSpellings(first!), parts: [], isFiller: false },
          ];
        return [
          {
            kind: 'word',
            spellings: spellingsOf(rawOf(first!, raw)),
            parts: [],
            isFiller: isFiller(first!.term),
          },
        ];
      });
    },
  };
}

/** The letters of an atom as they were typed: folded, ü and u are the same. */
function rawOf({ start, end, term }: Atom, raw: string): string {
  const offsets = foldedOffsets(raw);
  const typed = raw.slice(offsets[start], offsets[end]).toLowerCase();
  return typed || term;
}
