/** The standard wants less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * The lines of security.txt.
 * @param contact a URL of https:, mailto: or tel:
 * @param locales of the site; who finds a fault may write English as well
 */
export function securityText({
  contact,
  canonical,
  locales,
  now,
}: {
  contact: string;
  canonical: string;
  locales: readonly string[];
  now: Date;
}): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  const languages = new Set([...locales, 'en'].map((locale) => new Intl.Locale(locale).language));
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${[...languages].join(', ')}\nCanonical: ${canonical}\n`;
}
