import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOfNoLanguage } from '@/lib/pages/redirects/site-paths';
import { hasControlCharacter } from './clean-query';

const METHODS_OF_PAGES = ['GET', 'HEAD'];
const METHODS_OF_FILES = [...METHODS_OF_PAGES, 'OPTIONS'];
const METHODS_OF_API = [...METHODS_OF_FILES, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Next.js takes quadratic time for the parameters of a query. */
const MAX_PARAMETERS = 100;

/** Browsers resolve them before they ask. Next.js would, too, behind all that is decided by the path here. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?=$|[/\\])/i;

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
  const methods = methodsAt(path);
  if (!methods.includes(method)) {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end('This can only be read.\n');
    return true;
  }
  return false;
}

/** Next.js would answer OPTIONS of a page whose address is rewritten with 400. */
function methodsAt(path: string): readonly string[] {
  if (path.startsWith('/api/')) return METHODS_OF_API;
  return isOfNoLanguage(path) ? METHODS_OF_FILES : METHODS_OF_PAGES;
}

export function isWellFormed({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0]!;
  return (
    headers.host !== undefined &&
    path.startsWith('/') &&
    !DOT_SEGMENT.test(path) &&
    isDecodable(path) &&
    isDecodable(pictureOf(url)) &&
    !hasControlCharacter(path) &&
    hasFewParameters(url)
  );
}

const IMAGES = '/_next/image';

/** What Next.js is to resize, which it decodes a second time. */
function pictureOf(url: string): string {
  const [path, query = ''] = url.split('?', 2);
  return (path === IMAGES && new URLSearchParams(query).get('url')) || '';
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
