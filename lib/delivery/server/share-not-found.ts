import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMissing, NO_PAGE, segmentFolders } from '@/lib/pages/missing';
import { isOwnPath } from '@/lib/redirects/own-paths';
import { redirectFor } from '@/lib/redirects/redirects';
import { siteRedirects } from '@/lib/redirects/site-redirects';
import { plainPath } from '@/lib/routes/paths';
import { NAVIGATION_HEADERS, UNSHARED_HEADERS } from '../next/headers';
import { isOfPreview } from './private-previews';
import { isWellFormed } from './reject-malformed';

/** Completes a path to a URL. */
const SOME_ORIGIN = 'http://site.example';

const NOT_FOR_PAGES = [...NAVIGATION_HEADERS, ...UNSHARED_HEADERS];

/** Next.js and `proxy.ts` redirect or resolve other spellings. */
const isPlain = (path: string) => !/[A-Z\\]|\/\/|.\/$|\/\.\.?(\/|$)/.test(path);

/**
 * All paths without a page get the answer of one path, which the micro cache keeps: rendering the 404
 * screen for each would cost as much as rendering a page. Requests with drafts may find more pages.
 */
export function shareNotFound(request: IncomingMessage): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return;
  if (NOT_FOR_PAGES.some((name) => headers[name] !== undefined)) return;
  if (isOfPreview(request)) return;
  if (hasNoPage(url) && isWellFormed(request)) request.url = NO_PAGE;
}

export const isSharedNotFound = (
  { url }: IncomingMessage,
  { statusCode }: ServerResponse,
): boolean => url === NO_PAGE && statusCode === 404;

function hasNoPage(url: string): boolean {
  const path = plainPath(url.split('?', 1)[0]!);
  if (!isPlain(path)) return false;
  if (segmentFolders.some((folder) => path.startsWith(`${folder}/`))) return isMissing(path);
  return !isOwnPath(path) && !redirectFor(new URL(url, SOME_ORIGIN), siteRedirects());
}
