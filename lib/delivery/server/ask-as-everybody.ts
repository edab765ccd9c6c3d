import type { IncomingMessage } from 'node:http';
import { addressOf, placeOf } from '@/lib/pages/languages';
import { isPagePath } from '@/lib/pages/page-paths';
import { isOfQuery, isOfVisitor, normalUrl } from '@/lib/pages/routes/queries';
import { NAVIGATION_HEADERS, NAVIGATION_PARAMETER, UNSHARED_HEADERS } from '../next/headers';
import { isAmongPages, pathOf } from './page-requests';
import { mayShowDrafts } from './private-previews';

/** No page that is for everybody reads them. */
const OF_ONE_VISITOR = [
  ...['cookie', 'authorization', 'range', 'cache-control', 'pragma'],
  ...UNSHARED_HEADERS,
];

export function forgetVisitor({ headers }: IncomingMessage): void {
  for (const name of OF_ONE_VISITOR) delete headers[name];
}

/**
 * Leaves of a request for a page only what the page reads, so that all that ask for it ask the same, whatever
 * their cookies are and whatever a link has added to its URL. Only a pass for drafts asks for another page.
 * @returns whether the answer is for all; false also for what is no page
 */
export function askAsEverybody(request: IncomingMessage): boolean {
  const { path } = placeOf(pathOf(request));
  if (!isAmongPages(request) || isOfVisitor(path) || mayShowDrafts(request)) return false;
  forgetVisitor(request);
  const { url = '', headers } = request;
  // Alone they mean nothing.
  if (headers.rsc === undefined) for (const name of NAVIGATION_HEADERS) delete headers[name];
  if (!url.includes('?') || !isPagePath(path)) return true;
  const asked = placeOf(url);
  if (headers.rsc === undefined) request.url = addressOf({ ...asked, path: normalUrl(asked.path) });
  else if (!isOfQuery(asked.path)) request.url = navigationUrl(url);
  return true;
}

/** Next.js compares it with the headers of the navigation. */
function navigationUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const mark = new URLSearchParams(query).get(NAVIGATION_PARAMETER);
  return mark === null ? path : `${path}?${new URLSearchParams({ [NAVIGATION_PARAMETER]: mark })}`;
}
