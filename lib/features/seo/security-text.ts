/** The standard wants less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The lines of security.txt. @param contact a URL of https:, mailto: or tel: */
export function securityText({
  contact,
  canonical,
  now,
}: {
  contact: string;
  canonical: string;
  now: Date;
}): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}
