import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { mediaSource } from '@/lib/content/host/media-path';
import { currentWords } from '@/lib/content/words/current-words';
import {
  currentName,
  fileAskedFor,
  isKnownUnnamed,
  isRemembered,
} from '@/lib/content/store/named-files';

const MEDIA = '/media/';
const OPTIMIZER = '/_next/image?';

/** The file of the content host that a request needs. */
function fileOf({ url = '' }: IncomingMessage): string | undefined {
  if (url.startsWith(MEDIA)) return fileAskedFor(url);
  if (!url.startsWith(OPTIMIZER)) return undefined;
  const source = new URLSearchParams(url.slice(OPTIMIZER.length)).get('url');
  return source?.startsWith(MEDIA) ? source : undefined;
}

/** The URL of a request, for another file. */
function withFile({ url = '' }: IncomingMessage, file: string): string {
  if (url.startsWith(MEDIA)) return file;
  const parameters = new URLSearchParams(url.slice(OPTIMIZER.length));
  parameters.set('url', file);
  return OPTIMIZER + parameters.toString();
}

/**
 * Answers a request for a file of no known host, or that content is known not to name, which costs Next.js
 * fifty times as much, and leads on from an old version of a file.
 * @param fixedHeaders of every answer of the site
 * @returns whether it did
 */
export function rejectUnknownFile(
  request: IncomingMessage,
  response: ServerResponse,
  fixedHeaders: OutgoingHttpHeaders,
): boolean {
  const file = fileOf(request);
  if (file === undefined) return false;
  const current = isRemembered(file) ? undefined : currentName(file);
  if (current) {
    const headers = { location: withFile(request, current), 'cache-control': 'no-store' };
    response.writeHead(307, { ...fixedHeaders, ...headers }).end();
    return true;
  }
  if (mediaSource(file) && !isKnownUnnamed(file)) return false;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(404, { ...fixedHeaders, ...headers }).end(`${currentWords().errors.noFile}\n`);
  return true;
}
