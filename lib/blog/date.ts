const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day as its author saw it: `2026-11-05T00:30:00.000+06:00` → `5 November 2026` */
export function formatDate(iso: string): string {
  return format.format(new Date(iso.slice(0, 10)));
}
