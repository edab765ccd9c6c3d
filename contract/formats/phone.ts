import { type CountryCode, isSupportedCountry, parsePhoneNumber } from 'libphonenumber-js/min';
import { PHONE_LENGTH } from './lengths';
import { notAPhone, phoneDigits, phoneText } from './phone-text';
import { plainSigns } from './plain-signs';
import { textOf, type Reading } from './reading';
import type { Region } from './region';

export type Phone = {
  /** As it was written, but for signs that nobody sees and for digits of other scripts. */
  text: string;
  /** Where a click dials: `tel:+49711123456`, with `;ext=` for an extension. */
  href: string;
};

/** A telephone number by the rules of its country, which is the company's where it names no other. */
export function readPhone(value: unknown, { country }: Pick<Region, 'country'>): Reading<Phone> {
  const written = textOf(value);
  if (written === undefined) return undefined;
  const text = plainSigns(written).trim();
  const href = text.length <= PHONE_LENGTH ? dialled(text, country) : undefined;
  return href ? { value: { text, href } } : { fault: notAPhone(text) };
}

function dialled(text: string, country: string): string | undefined {
  try {
    const number = parsePhoneNumber(
      phoneText(text),
      isSupportedCountry(country) ? (country as CountryCode) : undefined,
    );
    return number.isPossible() ? number.getURI() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where a click on what a host sent dials. What is no number of any country, but has only digits and
 * signs, is dialled as it is written. Undefined for words.
 */
export function telLink(text: string, region: Pick<Region, 'country'>): string | undefined {
  const known = readPhone(text, region)?.value;
  if (known) return known.href;
  const digits = /\p{L}/u.test(text) ? undefined : phoneDigits(text);
  return digits && `tel:${digits}`;
}
