import { readNumber } from './number';
import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';

export type Quantity = { amount: number; unit: string };

export const QUANTITY_LENGTH = 64;
const FORM = /^(?<amount>\d(?:.*\d)?)\s*(?<unit>[\p{L}%°µ'"″′][^\d]*)?$/u;

/** `1.500 kg`, `4,2 mm` as the locale writes it; a number alone has no unit. */
export function readQuantity(
  value: unknown,
  { locale }: Pick<Region, 'locale'>,
): Reading<Quantity> {
  if (typeof value === 'number' && Number.isFinite(value))
    return { value: { amount: value, unit: '' } };
  const text = textOf(value);
  if (text === undefined) return undefined;
  const { amount: number, unit = '' } =
    (text.length <= QUANTITY_LENGTH && FORM.exec(plainSigns(text))?.groups) || {};
  const amount = number === undefined ? undefined : readNumber(number, locale);
  if (amount !== undefined) return { value: { amount, unit: unit.trim() } };
  return {
    fault: `${quoted(text)} is no quantity. Write a number and its unit, such as ${writeQuantity({ amount: 1.5, unit: 'kg' }, { locale })}.`,
  };
}

/** With a space that does not break; `readQuantity` takes it back. */
export function writeQuantity(
  { amount, unit }: Quantity,
  { locale }: Pick<Region, 'locale'>,
): string {
  const number = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    maximumFractionDigits: 20,
  }).format(amount);
  return unit ? `${number}\u00a0${unit}` : number;
}
