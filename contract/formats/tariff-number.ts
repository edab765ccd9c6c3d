import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';

export const TARIFF_NUMBER_LENGTH = 20;

/** Six digits are the same in all countries (Harmonised System); up to eight more are the country's own. */
export function readTariffNumber(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const digits = plainSigns(text).replace(/[\s.]/g, '');
  return /^\d{6,14}$/.test(digits)
    ? { value: [digits.slice(0, 4), ...(digits.slice(4).match(/.{1,2}/g) ?? [])].join(' ') }
    : {
        fault: `${quoted(text)} is no customs tariff number. It has 6 to 14 digits: 7326 11 00.`,
      };
}
