import type { IncomingMessage, ServerResponse } from 'node:http';
import { placeOf } from '@/lib/pages/languages';
import { isMissing } from '@/lib/pages/missing';
import { hasRoute, NO_PAGE, noPageFor, segmentFolders } from '@/lib/pages/page-paths';
import { isOfLanguages, isOfNoLanguage } from '@/lib/pages/redirects/site-paths';
import { siteRedirectFor } from '@/lib/pages/redirects/site-redirects';
import { plainPath } from '@/lib/pages/routes/paths';
import { innerPages } from '@/lib/pages/routes/queries';
import { NAVIGATION_HEADERS } from '../next/headers';
import { mayShowDrafts } from './private-previews';
import { isWellFormed } from './reject-malformed';

/** Completes a path to a URL. */
const SOME_ORIGIN = 'http://site.example';

/** Next.js redirects them. */
const isSpeltOtherwise = (path: string) => /\\|\/\/|.\/$/.test(path);

/** `proxy.ts` redirects those of pages. */
const hasCapitals = (path: string) => /[A-Z]/.test(path.replace(/%[\dA-F]{2}/gi, ''));

/**
 * All paths without a page get the answer of one path of their language, which is kept: rendering the 404
 * screen for each would cost as much as rendering a page. A browser that wanted the data of a page loads the
 * page whole then. Requests with drafts may find more pages.
 */
export function shareNotFound(request: IncomingMessage): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return;
  if (!hasNoPage(url, headers.rsc === undefined) || !isWellFormed(request)) return;
  if (mayShowDrafts(request)) return;
  request.url = noPageFor(url);
  for (const name of NAVIGATION_HEADERS) delete headers[name];
}

export const isSharedNotFound = (
  { url = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
): boolean => placeOf(url).path === NO_PAGE && statusCode === 404;

/** They are no pages, though they end as one. */
const OWN_ROUTES = /^\/(?:og\/|api\/search$)/;

/** Next.js would take the folder of what the site has once for a language, as in `/pictures/about`. */
function isTakenForLanguage(path: string): boolean {
  const [, below = ''] = /^\/[^/]+(\/.*)$/.exec(path) ?? [];
  return hasRoute(below) && !OWN_ROUTES.test(path);
}

function hasNoPage(url: string, isPage: boolean): boolean {
  const escaped = url.split('?', 1)[0]!;
  if (isSpeltOtherwise(escaped)) return false;
  if (isOfNoLanguage(plainPath(escaped))) return isTakenForLanguage(plainPath(escaped));
  const place = placeOf(escaped);
  const path = plainPath(place.path);
  if (innerPages.has(path)) return true;
  if (segmentFolders.some((folder) => path.startsWith(`${folder}/`))) return isMissing(place);
  if (isPage && hasCapitals(escaped)) return false;
  return !isOfLanguages(path) && !siteRedirectFor(new URL(url, SOME_ORIGIN));
}
