import type { IncomingMessage } from 'node:http';

/** Encoded control characters and line separators, which Next.js would decode and log; a tab is harmless. */
const CONTROL_CHARACTER = '%(?:0[0-8a-f]|1[\\da-f]|7f|c2%[89][\\da-f]|e2%80%a[89])';

export const hasControlCharacter = (path: string): boolean =>
  new RegExp(CONTROL_CHARACTER, 'i').test(path);

/** Texts copied from PDF files hold them, for hyphens: in a query each becomes a blank. */
export function cleanQuery(request: IncomingMessage): void {
  const { url = '' } = request;
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return;
  const query = url.slice(start).replace(new RegExp(CONTROL_CHARACTER, 'gi'), '%20');
  request.url = url.slice(0, start) + query;
}
