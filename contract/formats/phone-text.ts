import { plainSigns } from './plain-signs';
import { quoted } from './reading';

/** What can be told of a telephone number without knowing those of all countries, as browsers do not. */

/** Fewer are no number that somebody could be reached by. */
const FEWEST_DIGITS = 5;

/** In `+49 (0)711` the nought is for callers within the country. */
export const phoneText = (text: string): string =>
  plainSigns(text)
    .normalize('NFKC')
    .replace(/(?<=^\+\d{1,3}\s*)\(0\)/, '');

/** What is dialled of a text: `0114 496` → `0114496`; undefined where that is no number. */
export function phoneDigits(text: string): string | undefined {
  const digits = phoneText(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return digits.length < FEWEST_DIGITS ? undefined : digits;
}

export const notAPhone = (text: string): string =>
  `${quoted(text)} is no telephone number. Write it with the code of the country: +44 114 496 0100.`;
