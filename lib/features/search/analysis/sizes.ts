import type { Atom } from './atoms';

/** `80 × 120 mm x 20`: numbers with a sign of multiplication between them, each perhaps with its unit. */
export type Size = {
  /** `80x120x20`, `120x20`; with a letter before it also `m8x40`; with a unit behind it `80mm`, `120mm`. */
  spellings: string[];
  /** In the folded text. */
  start: number;
  end: number;
  /** Places of its first and last atom. */
  from: number;
  to: number;
};

const MOST_NUMBERS = 4;
const LONGEST_UNIT = 3;

/** @param text folded */
export function sizesIn(atoms: readonly Atom[], text: string): Size[] {
  const sizes: Size[] = [];
  for (let from = 0; from < atoms.length; from++) {
    const size = atoms[from]!.kind === 'number' ? sizeAt(from, atoms, text) : undefined;
    if (!size) continue;
    sizes.push(size);
    from = size.to;
  }
  return sizes;
}

function sizeAt(from: number, atoms: readonly Atom[], text: string): Size | undefined {
  const numbers = [atoms[from]!.term];
  let to = from;
  for (let next; numbers.length < MOST_NUMBERS; numbers.push(atoms[next]!.term), to = next) {
    next = nextNumber(to, atoms, text);
    if (next === undefined) break;
  }
  if (to === from) return undefined;
  const whole = numbers.join('x');
  const before = atoms[from - 1];
  const isThread = before?.kind === 'letters' && before.term.length <= 2;
  const isJoined = isThread && atoms[from]!.before === 'nothing';
  const unit = isUnit(atoms[to + 1]) ? atoms[to + 1]!.term : undefined;
  return {
    spellings: [
      ...(isJoined ? [before.term + whole] : []),
      ...numbers.slice(1).map((_, index) => numbers.slice(index).join('x')),
      ...(unit ? numbers.map((number) => number + unit) : []),
    ],
    start: atoms[isJoined ? from - 1 : from]!.start,
    end: atoms[to]!.end,
    from: isJoined ? from - 1 : from,
    to,
  };
}

/** @returns where the number stands that the one at this place is multiplied by */
function nextNumber(at: number, atoms: readonly Atom[], text: string): number | undefined {
  const behind = isUnit(atoms[at + 1]) ? at + 2 : at + 1;
  const next = atoms[behind];
  if (!next) return undefined;
  if (next.kind === 'number')
    return /^\s?\*\s?$/.test(text.slice(atoms[behind - 1]!.end, next.start)) ? behind : undefined;
  const number = next.term === 'x' && isClose(next) ? atoms[behind + 1] : undefined;
  return number?.kind === 'number' && isClose(number) ? behind + 1 : undefined;
}

const isClose = ({ before }: Atom) => before !== 'other';

const isUnit = (atom: Atom | undefined): boolean =>
  atom?.kind === 'letters' &&
  isClose(atom) &&
  atom.term !== 'x' &&
  atom.term.length <= LONGEST_UNIT;
