const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-05T00:00:00.000Z` → `5 November 2026` */
export function formatDate(iso: string): string {
  return format.format(new Date(iso));
}
