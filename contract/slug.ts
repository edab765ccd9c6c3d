import { bytesOf } from './cut';

/** A longer one is no readable end of an address. */
export const MAX_SLUG = 100;

/** In UTF-8: pages are stored in files of such a name, and systems allow 255 with what comes after it. */
export const MAX_SLUG_BYTES = 200;

const SLUG = /^(?!\d+$)[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * Lower-case letters of any script and digits, with hyphens between them; not a number, which is an id.
 * @returns the slug in the one form in which addresses hold it (NFC); undefined for what is none
 */
export function slugOf(text: string): string | undefined {
  const slug = text.normalize('NFC');
  const isShort = slug.length <= MAX_SLUG && bytesOf(slug) <= MAX_SLUG_BYTES;
  const isSlug = isShort && SLUG.test(slug) && slug === slug.toLowerCase();
  return isSlug ? slug : undefined;
}
