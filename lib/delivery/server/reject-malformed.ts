import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS_OF_PAGES = ['GET', 'HEAD', 'OPTIONS'];
const METHODS_OF_API = [...METHODS_OF_PAGES, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Next.js takes quadratic time for the parameters of a query. */
const MAX_PARAMETERS = 100;

/** Encoded control characters and line separators, which Next.js would decode and log; a tab is harmless. */
const CONTROL_CHARACTER = /%(?:0[0-8a-f]|1[\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/i;

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * What Next.js would answer with 500, answer too slowly, log word for word or mistake for a server
 * action. @returns whether it did
 */
export function rejectMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const path = url.split('?', 1)[0]!;
  if (!isWellFormed(request)) {
    response.writeHead(400, HEADERS).end('There is no such path.\n');
    return true;
  }
  const methods = path.startsWith('/api/') ? METHODS_OF_API : METHODS_OF_PAGES;
  if (!methods.includes(method)) {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end('This can only be read.\n');
    return true;
  }
  return false;
}

export function isWellFormed({ url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0]!;
  return (
    headers.host !== undefined &&
    path.startsWith('/') &&
    isDecodable(path) &&
    isDecodable(pictureOf(url)) &&
    !CONTROL_CHARACTER.test(url) &&
    hasFewParameters(url)
  );
}

/** What Next.js is to resize, which it decodes a second time. */
function pictureOf(url: string): string {
  const [path, query = ''] = url.split('?', 2);
  return (path === '/_next/image' && new URLSearchParams(query).get('url')) || '';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function hasFewParameters(url: string): boolean {
  let end = url.indexOf('?');
  for (let count = 0; count < MAX_PARAMETERS; count++) {
    if (end === -1) return true;
    end = url.indexOf('&', end + 1);
  }
  return end === -1;
}
