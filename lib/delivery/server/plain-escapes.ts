import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { withoutNeedlessEscapes } from '@/lib/pages/routes/paths';
import { isAmongPages } from './page-requests';

const ESCAPE = /%[\da-f]{2}/gi;

/**
 * Each spelling of a path would be a page of its own to whoever keeps pages. What need not be escaped leads to the
 * path without; the others have the same letters here, and are never led on, since proxies may write them again.
 * @param fixedHeaders of every answer of the site
 * @returns whether it has answered
 */
export function leadToPlainEscapes(
  request: IncomingMessage,
  response: ServerResponse,
  fixedHeaders: OutgoingHttpHeaders,
): boolean {
  if (!isAmongPages(request)) return false;
  const [path = '', query = ''] = request.url!.split(/(?=\?)(.*)/s);
  const plain = withoutNeedlessEscapes(path);
  // Others would be led to another site.
  if (plain === path || /\/\/|\\/.test(path)) {
    request.url = path.replace(ESCAPE, (escape) => escape.toUpperCase()) + query;
    return false;
  }
  const headers = { ...fixedHeaders, location: plain + query, 'cache-control': 'no-store' };
  response.writeHead(308, headers).end();
  return true;
}
