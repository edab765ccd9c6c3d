import type { Language } from './languages';

/** What is left of a word says what it is about: `forg`, not `r`. */
const SHORTEST_STEM = 4;
/** Of a word that loses one letter, or of a script that writes no short vowels. */
const SHORTEST_OF_ALL = 3;
/** Forms of a verb add one end to another: `forg-eage-s`. */
const MOST_ENDINGS = 3;

/** What a word has in common with its other forms, and a verb with its noun: forge, forged and forging are `forg`. */
export function stemmer({
  endings,
  beginnings = [],
  shortStems = false,
  spelledOut = /(?!)/g,
}: Language): (word: string) => string {
  const sorted = [...endings].sort((one, other) => other.length - one.length);
  const withoutEnding = (word: string, turn: number): string => {
    const isShort = (end: string) => shortStems || (turn === 0 && end.length === 1);
    const ending = sorted.find(
      (end) =>
        word.endsWith(end) &&
        word.length - end.length >= (isShort(end) ? SHORTEST_OF_ALL : SHORTEST_STEM),
    );
    return ending ? word.slice(0, -ending.length) : word;
  };
  const withoutBeginning = (word: string): string => {
    const beginning = beginnings.find(
      (start) => word.startsWith(start) && word.length - start.length >= SHORTEST_OF_ALL,
    );
    return beginning ? word.slice(beginning.length) : word;
  };
  return (word) => {
    if (/\d/.test(word)) return word;
    // British and American.
    let stem = withoutBeginning(word)
      .replace(/iz(?=[aei]|$)/, 'is')
      .replace(spelledOut, '');
    for (let turn = 0; turn < MOST_ENDINGS; turn++) stem = withoutEnding(stem, turn);
    // Cut and cutting.
    return stem.replace(/([bdgmnprt])\1$/, '$1');
  };
}
