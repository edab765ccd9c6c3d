import { PAGE_DATA_FOLDER } from '../html/page-data';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Nothing in them is a page. */
const FOLDERS = ['/_next/', PAGE_DATA_FOLDER, '/api/', '/media/', '/pictures/'];

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

/** Whether it asks for a page, for its data, or for a file that stands among them. */
export const isAmongPages = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !FOLDERS.some((folder) => url?.startsWith(folder));

export const asksForPage = (request: IncomingMessage): boolean =>
  isAmongPages(request) && request.headers.rsc === undefined;

/** Whether Next.js answers with a page: what else is HTML has a policy of its own. */
export const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  !response.hasHeader('content-security-policy');
