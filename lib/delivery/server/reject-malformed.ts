import type { IncomingMessage, ServerResponse } from 'node:http';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** What Next.js would answer with 500 or mistake for a server action. @returns whether it did */
export function rejectMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const path = url.split('?')[0]!;
  if (!isDecodable(path)) {
    response.writeHead(400, HEADERS).end('There is no such path.\n');
    return true;
  }
  if (!SAFE_METHODS.includes(method) && !path.startsWith('/api/')) {
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
