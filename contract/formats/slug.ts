import { bytesOf } from '../cut';
import { quoted, textOf, type Reading } from './reading';

/** A longer one is no readable end of an address. */
export const SLUG_LENGTH = 100;

/** In UTF-8: pages are stored in files of such a name, and systems allow 255 with what comes after it. */
export const SLUG_BYTES = 200;

const SLUG = /^(?!\d+$)[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * The readable end of an address: small letters of any script and digits, with hyphens between them; not a
 * number, which is an id. In the one form in which addresses hold it (NFC).
 */
export function readSlug(value: unknown): Reading<string> {
  const text = textOf(value)?.normalize('NFC');
  if (text === undefined) return undefined;
  if (text.length > SLUG_LENGTH || bytesOf(text) > SLUG_BYTES)
    return { fault: `An address has at most ${SLUG_LENGTH} letters.` };
  if (text !== text.toLowerCase() || !SLUG.test(text))
    return {
      fault: `${quoted(text)} is no address. It has small letters, digits and single hyphens, and a letter among them: spur-gear.`,
    };
  return { value: text };
}
