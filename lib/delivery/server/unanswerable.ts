import type { IncomingMessage, ServerResponse } from 'node:http';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Nothing of the site is in it, so it needs none of the site's permissions. */
const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * Answers what Next.js has no answer of its own for: addresses that cannot be decoded, which it takes
 * for a fault of the site, and posts to pages, which it takes for actions that the site does not have.
 * @returns whether it did
 */
export function refuseUnanswerable(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const path = url.split('?')[0]!;
  if (!isDecodable(path)) {
    response.writeHead(400, HEADERS).end('There is no such address.\n');
    return true;
  }
  if (!READING.includes(method) && !path.startsWith('/api/')) {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end('This can only be read.\n');
    return true;
  }
  return false;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '*';
  } catch {
    return false;
  }
}
