import { readDecimal } from '@/contract/formats/number';
import { regionOf } from '@/contract/formats/region';
import type { Formats } from '@/words/formats';

/** The number in a text, and what stands around it. */
export type Counted = { prefix: string; number: number; decimals: number; suffix: string };

/** Digits of any script, with one sign between two of them. */
const NUMBER = /\p{Nd}+(?:[.,'’٫٬\s]\p{Nd}+)*/u;
const MOST_DECIMALS = 6;

/** @returns undefined for a text without a number, or with one that cannot be told or is too long to count to */
export function countedIn(text: string, formats: Formats): Counted | undefined {
  const found = NUMBER.exec(text);
  const number = found && readDecimal(found[0], regionOf(formats).locale, MOST_DECIMALS);
  if (!number || number.value > Number.MAX_SAFE_INTEGER) return undefined;
  return {
    prefix: text.slice(0, found.index),
    number: number.value,
    decimals: number.decimals,
    suffix: text.slice(found.index + found[0].length),
  };
}
