import { isAscii } from './fold';
import type { Numbers } from './numbers';

/** The least piece of a text: a number, a row of letters, or a row of signs of a script without spaces. */
export type Atom = {
  kind: 'number' | 'letters' | 'unspaced';
  /** As it stands in the folded text. */
  written: string;
  /** As the index knows it: a number without marks of thousands and leading zeros. */
  term: string;
  /** In the folded text. */
  start: number;
  end: number;
  /** What stands before it: nothing, a mark that joins it to the atom before, or something else. */
  before: 'nothing' | 'joint' | 'blank' | 'other';
};

/** Longer ones are cut. */
export const LONGEST_TERM = 40;

/** Of scripts without spaces between words. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const LETTERS = `[[\\p{L}\\p{M}]--[${UNSPACED}ー]]`;

/** An exponent belongs to its unit. */
const area = (letters: string) => `(?<!${letters})(?:mm|cm|dm|m)[23](?!${letters}|\\d)`;

/** @returns what finds the atoms of a folded text, in their order */
export function atomReader(numbers: Numbers): (text: string) => Atom[] {
  const reading = (unspaced: string, letters: string) =>
    new RegExp(`(${unspaced})|(${area(letters)}|%|${letters}+)|(${numbers.pattern})`, 'gv');
  const pattern = reading(`[${UNSPACED}ー]+`, LETTERS);
  // Thousands of texts are read one after the other, and most have Latin letters alone.
  const asciiPattern = reading('(?!)', '[a-z]');
  return (text) => {
    const atoms: Atom[] = [];
    let end = 0;
    for (const { 0: written, 1: unspaced, 3: number, index } of text.matchAll(
      isAscii(text) ? asciiPattern : pattern,
    )) {
      const term = number === undefined ? written : numbers.read(number.slice(0, LONGEST_TERM));
      atoms.push({
        kind: unspaced ? 'unspaced' : number === undefined ? 'letters' : 'number',
        written,
        term: unspaced ? term : term.slice(0, LONGEST_TERM),
        start: index,
        end: index + written.length,
        before: atoms.length === 0 ? 'other' : kindOfGap(text, end, index),
      });
      end = index + written.length;
    }
    return atoms;
  };
}

function kindOfGap(text: string, from: number, to: number): Atom['before'] {
  if (from === to) return 'nothing';
  if (to - from > 2) return 'other';
  const gap = text.slice(from, to);
  if (/^[-/._+:]$/.test(gap)) return 'joint';
  return /^\s+$/.test(gap) ? 'blank' : 'other';
}

/** Words are atoms with nothing but joints between them. */
export function wordsOf(atoms: readonly Atom[]): Atom[][] {
  const words: Atom[][] = [];
  for (const atom of atoms) {
    const last = words.at(-1);
    const isPart =
      last &&
      (atom.before === 'nothing' || atom.before === 'joint') &&
      (atom.kind === 'unspaced') === (last[0]!.kind === 'unspaced');
    if (isPart) last.push(atom);
    else words.push([atom]);
  }
  return words;
}

/**
 * Part numbers are written with any marks between their parts, and with zeros before their digits:
 * `HS-0047/2` and `hs 47-2` are `hs472`. A fraction keeps its stroke.
 */
export function joined(atoms: readonly Atom[], text: string): string {
  if (atoms.length === 1) return atoms[0]!.term;
  let result = '';
  for (const [index, { kind, term, written, start }] of atoms.entries()) {
    const isBehindDigits = index > 0 && atoms[index - 1]!.kind === 'number' && kind === 'number';
    if (isBehindDigits && text[start - 1] === '/' && atoms.length === 2) result += '/';
    result += isBehindDigits ? written.replace(/[,']/g, '.') : term;
  }
  return result.slice(0, LONGEST_TERM);
}
