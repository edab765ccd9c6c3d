/** Personal data: only those whose work it is. */
export const readsInbox = (user: unknown): boolean =>
  ['administrator', 'enquiries'].includes((user as { role?: string } | null)?.role ?? '');
