import type { IncomingMessage, ServerResponse } from 'node:http';

/** Nothing in them is a page. */
const FOLDERS = ['/_next/', '/api/', '/media/', '/pictures/'];

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

/** Whether it asks for a page, or for a file that stands among them. */
export const asksForPage = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.rsc === undefined &&
  !FOLDERS.some((folder) => request.url?.startsWith(folder));

/** Whether Next.js answers with a page: what else is HTML has a policy of its own. */
export const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  !response.hasHeader('content-security-policy');
