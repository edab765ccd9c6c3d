import { plainSigns } from '../formats/plain-signs';
import { readQuantity, writeQuantity } from '../formats/quantity';
import { quoted, textOf, type Reading } from '../formats/reading';
import type { Region } from '../formats/region';

/* Readers of values that have no file of their own in ../formats. */

type Read<T> = (value: unknown) => Reading<T>;

export type Choice = { value: string; label: string };

export const readId: Read<number> = (value) => {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const digits = plainSigns(text);
  const id = /^\d{1,15}$/.test(digits) ? Number(digits) : NaN;
  return Number.isSafeInteger(id)
    ? { value: id }
    : { fault: `${quoted(text)} is no whole number.` };
};

export const readNumberBetween =
  (min: number, max: number): Read<number> =>
  (value) => {
    const text = textOf(value);
    if (text === undefined) return undefined;
    const number = Number(plainSigns(text));
    return number >= min && number <= max
      ? { value: number }
      : { fault: `${quoted(text)} is no number from ${min} to ${max}.` };
  };

export const readFlag: Read<boolean> = (value) => ({
  value: value === true || value === 1 || value === '1' || value === 'true',
});

export const readChoice =
  <C extends readonly Choice[]>(choices: C): Read<C[number]['value']> =>
  (value) => {
    const text = textOf(value);
    if (text === undefined) return undefined;
    const found = choices.find((choice) => choice.value === text);
    return found
      ? { value: found.value }
      : { fault: `${quoted(text)} is none of ${choices.map((each) => each.value).join(', ')}.` };
  };

/** As the company writes it. */
export function readQuantityText(value: unknown, region: Region): Reading<string> {
  const read = readQuantity(value, region);
  if (!read || read.fault !== undefined) return read;
  return { value: writeQuantity(read.value, region) };
}
