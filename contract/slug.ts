/** A longer one is no readable end of an address. */
export const MAX_SLUG = 100;

const SLUG = /^(?!\d+$)[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * Lower-case letters of any script and digits, with hyphens between them; not a number, which is an id.
 * @returns the slug in the one form in which addresses hold it (NFC); undefined for what is none
 */
export function slugOf(text: string): string | undefined {
  const slug = text.normalize('NFC');
  const isSlug = slug.length <= MAX_SLUG && SLUG.test(slug) && slug === slug.toLowerCase();
  return isSlug ? slug : undefined;
}
