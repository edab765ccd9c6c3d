import 'server-only';
import { isCertificateDocument, sameFile } from '@/lib/certificate/document';
import { getPortfolioIntroduction } from '@/lib/content/endpoints';
import { withDeadline } from '@/lib/http/deadline';
import { log } from '@/lib/log';
import { mediaSource } from './address';
import { askOrigin } from './ask-origin';
import { limitedStream } from './limited-stream';

const HEADERS_TIMEOUT_MS = 5_000;
const LIMITS = { bytes: 30 * 1024 * 1024, idleMs: 10_000 };
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const ASKED_WITH = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Streams a picture, or the portfolio document, from the host that the key stands for.
 * @returns 404 for what the host does not have or what is no picture, 502 where it fails
 */
export async function streamMedia(key: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const source = mediaSource(key, pathname.slice(`/media/${key}`.length) + search);
  if (!source || (await isCertificateDocument(source))) return plain(404, 'There is no such file.');
  const abort = new AbortController();
  request.signal.addEventListener('abort', () => abort.abort());
  let answer: Response;
  try {
    answer = await withDeadline(HEADERS_TIMEOUT_MS, () =>
      askOrigin(source, {
        method: request.method,
        headers: headersFor(request),
        signal: abort.signal,
      }),
    );
  } catch (error) {
    abort.abort();
    log.warn({ err: error, path: source.pathname }, 'media not reachable');
    return plain(502, 'The file cannot be fetched at the moment.');
  }
  return passOn(answer, await isPortfolioDocument(source), () => abort.abort());
}

function headersFor(request: Request): Headers {
  const headers = new Headers({ accept: 'image/*,application/pdf' });
  for (const name of ASKED_WITH) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

function passOn(answer: Response, isPortfolio: boolean, abort: () => void): Response {
  const refuse = (status: number, text: string) => {
    abort();
    return plain(status, text);
  };
  if (answer.status === 304)
    return new Response(null, { status: 304, headers: fileHeaders(answer) });
  if (answer.status >= 500) return refuse(502, 'The file cannot be fetched at the moment.');
  if (answer.status === 416) return refuse(416, 'That part of the file does not exist.');
  const type = answer.headers.get('content-type') ?? '';
  if (![200, 206].includes(answer.status) || !isShown(type, isPortfolio)) {
    return refuse(404, 'There is no such file.');
  }
  if (Number(answer.headers.get('content-length') ?? 0) > LIMITS.bytes) {
    return refuse(502, 'The file is too large.');
  }
  const body = answer.body && limitedStream(answer.body, LIMITS, abort);
  return new Response(body, { status: answer.status, headers: fileHeaders(answer) });
}

function fileHeaders(answer: Response): Headers {
  const headers = new Headers({
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'x-content-type-options': 'nosniff',
  });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  // A host that compresses all the same: what we pass on is longer.
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  // An SVG opened by itself must not run scripts; a browser shows no document in a sandbox.
  if (!headers.get('content-type')?.startsWith('application/pdf')) {
    headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
  return headers;
}

/** Pictures everywhere; of documents, the portfolio alone. */
function isShown(type: string, isPortfolio: boolean): boolean {
  return /^image\//i.test(type) || (isPortfolio && /^application\/pdf\b/i.test(type));
}

async function isPortfolioDocument(source: URL): Promise<boolean> {
  const file = (await getPortfolioIntroduction())?.file;
  const [, key = '', path = ''] = /^\/media\/([^/]+)(\/.*)$/.exec(file ?? '') ?? [];
  const portfolio = mediaSource(key, path);
  return portfolio !== undefined && sameFile(source, portfolio);
}
