import { atomReader, joined, wordsOf, type Atom } from './atoms';
import { folded, plain } from './fold';
import { languageOf } from './languages';
import { numbersOf } from './numbers';
import { sizesIn } from './sizes';
import { stemmer } from './stem';
import { termsOfAtoms, type Term } from './terms';

/** A word of a query. */
export type QueryWord = {
  kind: 'word' | 'number' | 'mixed' | 'unspaced';
  /** What it may stand as in the index, the likeliest first. */
  spellings: string[];
  /** What a part number or a size consists of. */
  parts: QueryWord[];
  /** It tells nothing: what is found need not have it. */
  isFiller: boolean;
};

/** How texts of a locale are read for the search. */
export type Analysis = {
  /** The terms of a text, as often as they stand there. @param text folded */
  termsOf: (text: string) => Term[];
  /** A part number without all its marks. */
  bare: (partNumber: string) => string;
  wordsOfQuery: (query: string) => QueryWord[];
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
  const isFiller = (term: string) => fillers.has(term);

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

  const wordOf = (
    kind: QueryWord['kind'],
    spellings: string[],
    parts: readonly Atom[] = [],
  ): QueryWord => ({
    kind,
    spellings: [...new Set(spellings)],
    parts: parts.filter(({ term }) => term !== 'x').flatMap((part) => queryWords([part], '')),
    isFiller: spellings.some(isFiller),
  });

  /** @param atoms with nothing but marks between them */
  const queryWords = (atoms: Atom[], text: string): QueryWord[] => {
    const [{ kind, term, written }] = atoms as [Atom];
    if (kind === 'unspaced') return segmentsOf(term).map((word) => wordOf('unspaced', [word]));
    if (atoms.length > 1) {
      const whole = joined(atoms, text);
      return [wordOf('mixed', [whole, whole.replace(/[.,/]/g, '')], atoms)];
    }
    return kind === 'number'
      ? [wordOf('number', [term, numbers.readElsewhere(written)])]
      : [wordOf('word', [term, term.replace(language.spelledOut ?? '', '')])];
  };

  return {
    termsOf: (text) => termsOfAtoms(atomsOf(text), text),
    bare: (partNumber) =>
      joined(atomsOf(folded(partNumber).replace(/[^\p{L}\p{M}\p{N}]/gu, '')), ''),
    stemOf: stemmer(language),
    isFiller,
    hasCompounds: language.compounds ?? false,
    wordsOfQuery(query) {
      const text = folded(plain(query).slice(0, LONGEST_QUERY));
      const atoms = atomsOf(text);
      const words: QueryWord[] = [];
      let at = 0;
      const addUpTo = (end: number) =>
        words.push(...wordsOf(atoms.slice(at, end)).flatMap((word) => queryWords(word, text)));
      for (const { spellings, from, to } of sizesIn(atoms, text)) {
        addUpTo(from);
        words.push(wordOf('mixed', spellings.slice(0, 1), atoms.slice(from, to + 1)));
        at = to + 1;
      }
      addUpTo(atoms.length);
      return words;
    },
  };
}
