import { type CountryCode, isSupportedCountry, parsePhoneNumber } from 'libphonenumber-js/min';
import { latinDigits } from './number';
import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';

export const PHONE_LENGTH = 40;

export type Phone = {
  /** As it was written. */
  text: string;
  /** Where a click dials: `tel:+49711123456`, with `;ext=` for an extension. */
  href: string;
};

/** A telephone number by the rules of its country, which is the company's where it names no other. */
export function readPhone(value: unknown, { country }: Pick<Region, 'country'>): Reading<Phone> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const href = text.length <= PHONE_LENGTH ? dialled(text, country) : undefined;
  return href
    ? { value: { text, href } }
    : {
        fault: `${quoted(text)} is no telephone number. Write it with the code of the country: +44 114 496 0100.`,
      };
}

function dialled(text: string, country: string): string | undefined {
  // In `+49 (0)711` the nought is for callers within the country.
  const written = latinDigits(text)
    .normalize('NFKC')
    .replace(/(?<=^\+\d{1,3}\s*)\(0\)/, '');
  try {
    const number = parsePhoneNumber(
      written,
      isSupportedCountry(country) ? (country as CountryCode) : undefined,
    );
    return number.isPossible() ? number.getURI() : undefined;
  } catch {
    return undefined;
  }
}
