import { readEmail } from '@/contract/formats/email';
import { latinDigits } from '@/contract/formats/number';
import { readPhone } from '@/contract/formats/phone';
import type { Region } from '@/contract/formats/region';

/** Fewer are no number that somebody could be reached by. */
const FEWEST_DIGITS = 5;

/**
 * `0114 496 0100` in Britain → `tel:+441144960100`. What is no number of any country, but has only digits
 * and signs, is dialled as it is written. Undefined for words.
 */
export function telLink(phone: string, region: Region): string | undefined {
  const known = readPhone(phone, region)?.value;
  if (known) return known.href;
  const digits = latinDigits(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return /\p{L}/u.test(phone) || digits.length < FEWEST_DIGITS ? undefined : `tel:${digits}`;
}

/** `a@b.example` → `mailto:a@b.example`; undefined for what is no single address. */
export function mailLink(email: string): string | undefined {
  const address = readEmail(email.replace(/^\s*mailto:/i, ''))?.value;
  return address && `mailto:${address}`;
}
