import type { IncomingMessage, ServerResponse } from 'node:http';
import { innerPath } from '@/lib/pages/languages';
import { isOfNoLanguage } from '@/lib/pages/redirects/site-paths';
import { plainPath } from '@/lib/pages/routes/paths';
import { lastPage } from '../cache/cache-handler';
import { nameOfPath } from '../next/entry-name';
import { CACHE_STATE_HEADER, CACHE_TAGS_HEADER } from '../next/headers';
import { asksForPage, pathOf } from './page-requests';
import { isOfPreview } from './private-previews';

/** Of the answer that said what went wrong. */
const OF_FAILURE = ['etag', 'content-length', 'retry-after'];

/** Whether the answer says that a page could not be made; the router loads a page whole whose data failed. */
export const isFailedPage = (request: IncomingMessage, response: ServerResponse): boolean =>
  response.statusCode >= 500 && asksForPage(request) && !isOfPreview(request);

/**
 * Turns a response into what was shown before at its path; nothing on the way keeps it for longer than a
 * second.
 * @returns the body; undefined where nothing was
 */
export async function lastBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  const address = pathOf(request);
  const path = isOfNoLanguage(address) ? address : innerPath(address);
  const last = (await lastPage(nameOfPath(path))) ?? (await lastPage(nameOfPath(plainPath(path))));
  if (last?.value?.kind !== 'APP_PAGE' && last?.value?.kind !== 'APP_ROUTE') return undefined;
  const { value } = last;
  OF_FAILURE.forEach((name) => response.removeHeader(name));
  response.statusCode = value.status ?? 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [name, header] of Object.entries(value.headers ?? {})) {
    if (header !== undefined && name !== CACHE_TAGS_HEADER) response.setHeader(name, header);
  }
  response.setHeader('cache-control', 's-maxage=1');
  response.setHeader(CACHE_STATE_HEADER, 'STALE');
  return Buffer.from(value.kind === 'APP_PAGE' ? value.html : value.body);
}
