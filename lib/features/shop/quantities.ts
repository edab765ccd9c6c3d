import { readNumber } from '@/contract/formats/number';

/** Kilograms and millimetres, which ranges are compared in. */
const UNITS = {
  weight: {
    ...{ kg: 1, g: 0.001, t: 1_000, lb: 0.45359237, lbs: 0.45359237 },
    ...{ كجم: 1, كغ: 1, كغم: 1, 千克: 1, 公斤: 1, 吨: 1_000, কেজি: 1 },
  },
  size: {
    ...{ mm: 1, cm: 10, dm: 100, m: 1_000, in: 25.4, ft: 304.8 },
    ...{ مم: 1, سم: 10, 毫米: 1, 厘米: 10, মিমি: 1, সেমি: 10 },
  },
} as const;

export type Dimension = keyof typeof UNITS;

const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{2,3})*[ .,'’]\d{3}(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`;

const patterns = Object.fromEntries(
  Object.entries(UNITS).map(([dimension, units]) => [
    dimension,
    // Several numbers may share the unit behind the last: `Ø 860 / Ø 700 × 120 mm`.
    new RegExp(
      String.raw`((?:(?:${NUMBER})\s*[/×x–-]\s*Ø?\s*)*(?:${NUMBER}))\s*(${Object.keys(units).join('|')})(?![\p{L}\p{M}\p{N}²³/])`,
      'gu',
    ),
  ]),
) as Record<Dimension, RegExp>;

/**
 * The quantities of a text in kilograms or millimetres: `1.2 m` gives 1200, `Ø 860 / Ø 700 × 120 mm`
 * 860, 700 and 120. Deviations (`±0.05 mm`) are none, nor are numbers that are not certain.
 * @param locale how the company writes numbers: `1.500 kg` are 1500 in German
 */
export function quantitiesIn(text: string, dimension: Dimension, locale: string): number[] {
  const units: Record<string, number> = UNITS[dimension];
  const plain = text.replace(/\s/g, ' ').replace(/±\s*[\d.,]+/g, '');
  const found = [...plain.matchAll(patterns[dimension])].flatMap(([, numbers = '', unit = '']) =>
    [...numbers.matchAll(new RegExp(NUMBER, 'g'))].map(
      ([number]) => (readNumber(number, locale) ?? Number.NaN) * (units[unit] ?? Number.NaN),
    ),
  );
  return found.filter(Number.isFinite);
}
