import 'server-only';
import { mediaSource } from '@/lib/content-host/media-path';
import { getCertificatePage, getPortfolioIntroduction } from '@/lib/content/endpoints';
import { isNamedByContent } from '@/lib/content/public-file';
import { reasonOfFailure } from '@/lib/content-host/errors';
import { log } from '@/lib/log';
import { fileTypeOf, type FileType } from './file-types';
import { limitedStream } from './limited-stream';
import { sameFile } from './same-file';
import { fileHeadersOf, LIMITS, requestForVisitor } from './visitor-request';

const HEADERS_TIMEOUT_MS = 5_000;
const FORWARDED_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
/** A 304 or 416 has no type: it would reveal that a file exists that is no picture. */
const PICTURE_NAME = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

const plainText = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Streams a picture, or the portfolio document, from the origin that its path under `/media` names. Only
 * files that the content names are asked for: no visitor can make the host work, or the site resize, at will.
 * @returns 404 for what the host does not have or what is no picture, 502 where it fails
 */
export async function streamMedia(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const source = mediaSource(pathname + search);
  const isPublic = source && (await isNamedByContent(pathname + search));
  if (!isPublic || (await isCertificateDocument(source))) {
    return plainText(404, 'There is no such file.');
  }
  const isPortfolio = await isPortfolioDocument(source);
  try {
    const { response, abort } = await requestForVisitor(source, request, {
      accept: 'image/*,application/pdf',
      forwardedHeaders: isPortfolio || PICTURE_NAME.test(source.pathname) ? FORWARDED_HEADERS : [],
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return passOn(response, isPortfolio, abort);
  } catch (error) {
    log.warn({ reason: reasonOfFailure(error), path: source.pathname }, 'media not reachable');
    return plainText(502, 'The file cannot be fetched at the moment.');
  }
}

function passOn(response: Response, isPortfolio: boolean, abort: () => void): Response {
  const refuse = (status: number, text: string) => {
    abort();
    return plainText(status, text);
  };
  const { status } = response;
  if (status === 304) return new Response(null, { status, headers: headersFor(response) });
  if (status >= 500) return refuse(502, 'The file cannot be fetched at the moment.');
  if (status === 416) return refuse(416, 'That part of the file does not exist.');
  if (![200, 206].includes(status) || !isAllowed(fileTypeOf(response), isPortfolio)) {
    return refuse(404, 'There is no such file.');
  }
  if (Number(response.headers.get('content-length') ?? 0) > LIMITS.bytes) {
    return refuse(502, 'The file is too large.');
  }
  const body = response.body && limitedStream(response.body, LIMITS, abort);
  return new Response(body, { status, headers: headersFor(response) });
}

function headersFor(response: Response): Headers {
  const headers = fileHeadersOf(response);
  headers.set('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
  return headers;
}

/** Pictures everywhere; of documents, the portfolio alone. */
const isAllowed = (type: FileType | undefined, isPortfolio: boolean): boolean =>
  type === 'application/pdf' ? isPortfolio : type !== undefined;

/**
 * Before the certificate page has been fetched once nothing counts as its document: refusing all that
 * it might be would leave the site of a host without such a page without pictures.
 */
async function isCertificateDocument(source: URL): Promise<boolean> {
  const document = (await getCertificatePage())?.document;
  return document !== undefined && sameFile(source, new URL(document));
}

async function isPortfolioDocument(source: URL): Promise<boolean> {
  const file = (await getPortfolioIntroduction())?.file;
  const portfolio = file && mediaSource(file);
  return portfolio ? sameFile(source, portfolio) : false;
}
