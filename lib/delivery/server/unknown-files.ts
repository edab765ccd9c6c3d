import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { mediaSource } from '@/lib/content-host/media-path';
import { fileAskedFor, isKnownUnnamed } from '@/lib/content/named-files';

const MEDIA = '/media/';
const OPTIMIZER = '/_next/image?';

/** The file of the content host that a request needs. */
function fileOf({ url = '' }: IncomingMessage): string | undefined {
  if (url.startsWith(MEDIA)) return fileAskedFor(url);
  if (!url.startsWith(OPTIMIZER)) return undefined;
  const source = new URLSearchParams(url.slice(OPTIMIZER.length)).get('url');
  return source?.startsWith(MEDIA) ? source : undefined;
}

/**
 * Answers a request for a file of no known host, or that content is known not to name, which costs Next.js
 * fifty times as much.
 * @param fixedHeaders of every answer of the site
 * @returns whether it did
 */
export function rejectUnknownFile(
  request: IncomingMessage,
  response: ServerResponse,
  fixedHeaders: OutgoingHttpHeaders,
): boolean {
  const file = fileOf(request);
  if (file === undefined || (mediaSource(file) && !isKnownUnnamed(file))) return false;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(404, { ...fixedHeaders, ...headers }).end('There is no such file.\n');
  return true;
}
