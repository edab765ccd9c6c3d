import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { count } from './counter';

/** Programs that say what they are; those that do not are counted as people. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse/i;

/** Of a page with drafts. */
const DRAFT_COOKIE = '__prerender_bypass';

function isOfVisitor({ method, headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'] ?? '';
  const isSpeculative = /prefetch|prerender/.test(
    String(headers['sec-purpose'] ?? headers.purpose),
  );
  return (
    method === 'GET' &&
    agent.startsWith('Mozilla/') &&
    !PROGRAM.test(agent) &&
    !isSpeculative &&
    !headers.cookie?.includes(DRAFT_COOKIE)
  );
}

/** Not what a page loads. Old browsers and those without TLS do not say. */
const isDocument = ({ headers }: IncomingMessage): boolean =>
  headers.rsc === undefined && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Host name of another website that led to a page. */
function referrerOf({ headers }: IncomingMessage): string | undefined {
  const { referer, host } = headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  return /^https?:$/.test(from.protocol) && from.host !== host ? from.hostname : undefined;
}

function countNow(request: IncomingMessage, response: ServerResponse, path: string): void {
  const { statusCode } = response;
  const type = String(response.getHeader('content-type') ?? '');
  if (statusCode === 200 && type.startsWith('application/pdf')) return count('downloads', path);
  if (!isDocument(request)) return;
  // A browser that has the page asks whether it changed; that answer has no type.
  const isKept = statusCode === 304 && Boolean(request.headers.accept?.includes('text/html'));
  const isPage = type.startsWith('text/html');
  if (statusCode === 404 && isPage) return count('not-found', path);
  if (!isKept && !(statusCode === 200 && isPage)) return;
  count('pages', path);
  const referrer = referrerOf(request);
  if (referrer) count('referrers', referrer);
}

/** Counts the answer to a visitor once it is sent: a page, a file, or a path where nothing is. */
export function countAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!isOfVisitor(request)) return;
  // Next.js changes the URL of a request that it rewrites.
  const path = request.url?.split('?')[0] ?? '/';
  // It makes headers that are handed to `writeHead`, as by stored answers, known to `getHeader`.
  onHeaders(response, () => undefined);
  response.once('finish', () => countNow(request, response, path));
}
