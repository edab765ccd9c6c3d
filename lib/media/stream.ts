import 'server-only';
import { isCertificateDocument, sameFile } from '@/lib/certificate/document';
import { getPortfolioIntroduction } from '@/lib/content/endpoints';
import { log } from '@/lib/log';
import { mediaSource } from './address';
import { limitedStream } from './limited-stream';
import { askForVisitor, describing, LIMITS } from './relay';

const HEADERS_TIMEOUT_MS = 5_000;
const ASKED_WITH = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
/** An answer to such a question does not say of what type the file is, only that there is one. */
const NAMED_AS_PICTURE = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Streams a picture, or the portfolio document, from the origin that its address under `/media` names.
 * @returns 404 for what the host does not have or what is no picture, 502 where it fails
 */
export async function streamMedia(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const source = mediaSource(pathname + search);
  if (!source || (await isCertificateDocument(source))) return plain(404, 'There is no such file.');
  const isPortfolio = await isPortfolioDocument(source);
  try {
    const { answer, giveUp } = await askForVisitor(source, request, {
      accept: 'image/*,application/pdf',
      askedWith: isPortfolio || NAMED_AS_PICTURE.test(source.pathname) ? ASKED_WITH : [],
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return passOn(answer, isPortfolio, giveUp);
  } catch (error) {
    log.warn({ err: error, path: source.pathname }, 'media not reachable');
    return plain(502, 'The file cannot be fetched at the moment.');
  }
}

function passOn(answer: Response, isPortfolio: boolean, giveUp: () => void): Response {
  const refuse = (status: number, text: string) => {
    giveUp();
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
  const body = answer.body && limitedStream(answer.body, LIMITS, giveUp);
  return new Response(body, { status: answer.status, headers: fileHeaders(answer) });
}

function fileHeaders(answer: Response): Headers {
  const headers = describing(answer);
  headers.set('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
  headers.set('x-content-type-options', 'nosniff');
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
  const portfolio = file && mediaSource(file);
  return portfolio ? sameFile(source, portfolio) : false;
}
