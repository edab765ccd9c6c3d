import { joined, LONGEST_TERM, wordsOf, type Atom } from './atoms';
import { sizesIn } from './sizes';

/** A term of a text, and where it stands in the folded text. */
export type Term = { term: string; start: number; end: number };

/** Signs of names and units that are written with and without a blank: `DN 50`, `860 mm`. */
const LONGEST_UNIT = 4;

/** Whether the two are also written as one. */
const belongTogether = (first: Atom, second: Atom): boolean =>
  [first, second].some(({ kind }) => kind === 'number') &&
  [first, second].some(({ kind, term }) => kind === 'letters' && term.length <= LONGEST_UNIT);

/**
 * What a text is found by: its atoms, its words, sizes, what is written with and without a blank, and
 * of scripts without spaces every sign and every pair.
 * @param text folded
 */
export function termsOfAtoms(atoms: readonly Atom[], text: string): Term[] {
  const terms: Term[] = [];
  const add = (term: string, start: number, end: number) => terms.push({ term, start, end });
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'unspaced') addPairs(atom, add);
    else add(atom.term, atom.start, atom.end);
    // A material, such as 1.4301, is also written without its mark.
    if (/^\d+\.\d{4,}$/.test(atom.term)) add(atom.term.replace('.', ''), atom.start, atom.end);
    const groups = atom.kind === 'number' ? atom.written.split(/[ \u00a0]/) : [];
    if (groups.length > 1) for (const group of groups) add(group, atom.start, atom.end);
    const next = atoms[index + 1];
    if (next?.before === 'blank' && belongTogether(atom, next))
      add(joined([atom, next], text), atom.start, next.end);
  }
  for (const word of wordsOf(atoms)) {
    if (word.length === 1 || word[0]!.kind === 'unspaced') continue;
    add(joined(word, text), word[0]!.start, word.at(-1)!.end);
    for (const run of runsOf(word))
      if (run.length > 1 && run.length < word.length)
        add(joined(run, text), run[0]!.start, run.at(-1)!.end);
  }
  for (const { spellings, start, end } of sizesIn(atoms, text))
    for (const term of spellings) add(term, start, end);
  return terms;
}

/** Parts of a word with nothing at all between them: `2rs` of `6205-2rs`. */
function runsOf(word: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = [];
  for (const atom of word)
    if (atom.before === 'nothing' && runs.length > 0) runs.at(-1)!.push(atom);
    else runs.push([atom]);
  return runs;
}

function addPairs(
  { term, start }: Atom,
  add: (term: string, start: number, end: number) => void,
): void {
  let last = '';
  let at = start;
  for (const sign of term) {
    add(sign, at, at + sign.length);
    if (last) add(last + sign, at - last.length, at + sign.length);
    at += sign.length;
    last = sign;
  }
}

/** The pairs of a word of a script without spaces; one sign is found by itself. */
export function pairsOf(word: string): string[] {
  const signs = [...word].slice(0, LONGEST_TERM);
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => signs[index]! + sign);
}
