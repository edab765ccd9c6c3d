import { readNumber } from '@/contract/formats/number';
import { DEFAULT_REGION } from '@/contract/formats/region';
import { currentFormats } from '@/lib/text/formats';

/** Kilograms and millimetres, which ranges are compared in. */
const UNITS = {
  weight: { kg: 1, g: 0.001, t: 1_000, lb: 0.45359237, lbs: 0.45359237 },
  size: { mm: 1, cm: 10, dm: 100, m: 1_000, in: 25.4, ft: 304.8 },
} as const;

export type Dimension = keyof typeof UNITS;

const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{2,3})*[ .,'’]\d{3}(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`;

const patterns = Object.fromEntries(
  Object.entries(UNITS).map(([dimension, units]) => [
    dimension,
    // Several numbers may share the unit behind the last: `Ø 860 / Ø 700 × 120 mm`.
    new RegExp(
      String.raw`((?:(?:${NUMBER})\s*[/×x–-]\s*Ø?\s*)*(?:${NUMBER}))\s*(${Object.keys(units).join('|')})(?![\p{L}\p{N}²³/])`,
      'gu',
    ),
  ]),
) as Record<Dimension, RegExp>;

const ownLocale = () => currentFormats().locale ?? DEFAULT_REGION.locale;

/**
 * The quantities of a text in kilograms or millimetres: `1.2 m` gives 1200, `Ø 860 / Ø 700 × 120 mm`
 * 860, 700 and 120. Numbers are read as the company writes them; one that is not certain is left out. Deviations (`±0.05 mm`) are none.
 */
export function quantitiesIn(text: string, dimension: Dimension, locale = ownLocale()): number[] {
  const units: Record<string, number> = UNITS[dimension];
  const plain = text.replace(/\s/g, ' ').replace(/±\s*[\d.,]+/g, '');
  return [...plain.matchAll(patterns[dimension])].flatMap(([, numbers = '', unit = '']) =>
    [...numbers.matchAll(new RegExp(NUMBER, 'g'))].flatMap(([number]) => {
      const amount = readNumber(number, locale);
      return amount === undefined ? [] : amount * (units[unit] ?? Number.NaN);
    }),
  );
}
