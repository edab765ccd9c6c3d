import 'server-only';
import { mediaSource } from '@/lib/content-host/media-path';
import { unescaped } from '@/lib/content-host/normalized-path';
import { getCertificatePage, getPages, getPortfolioIntroduction } from '@/lib/content/endpoints';
import { isNamedByContent } from '@/lib/content/public-file';
import { reasonOfFailure } from '@/lib/content-host/errors';
import { log } from '@/lib/log';
import { fileTypeOf } from './file-types';
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
 * Asks only for files that the content names: no visitor can make the host work, or the site resize, at will.
 * @returns 404 for what the host does not have or what is no picture, 502 where it fails
 */
export async function streamMedia(request: Request): Promise<Response> {
  const file = namedFile(new URL(request.url));
  const source = mediaSource(file);
  if (!source || (await isCertificateDocument(source))) {
    return plainText(404, 'There is no such file.');
  }
  const isDocument = await isDocumentOfContent(source);
  if (!(await isNamedByContent(file))) return plainText(404, 'There is no such file.');
  try {
    const { response, abort } = await requestForVisitor(source, request, {
      accept: isDocument ? '*/*' : 'image/*',
      forwardedHeaders: isDocument || PICTURE_NAME.test(source.pathname) ? FORWARDED_HEADERS : [],
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return passOn(response, isDocument ? source : undefined, abort);
  } catch (error) {
    log.warn({ reason: reasonOfFailure(error), path: source.pathname }, 'media not reachable');
    return plainText(502, 'The file cannot be fetched at the moment.');
  }
}

/** Next.js adds the build to the URL of a drawing, which it does not resize. */
const namedFile = ({ pathname, search }: URL): string =>
  pathname + search.replace(/[?&]dpl=[\w-]*$/, '');

/** @param document the URL of the document, where one was asked for */
function passOn(response: Response, document: URL | undefined, abort: () => void): Response {
  const refuse = (status: number, text: string) => {
    abort();
    return plainText(status, text);
  };
  const { status } = response;
  if (status === 304) return new Response(null, { status, headers: headersFor(response) });
  if (status >= 500) return refuse(502, 'The file cannot be fetched at the moment.');
  if (status === 416) return refuse(416, 'That part of the file does not exist.');
  const type = fileTypeOf(response);
  const isShown = type === 'application/pdf' ? document !== undefined : type !== undefined;
  // Hosts send a page in place of a file that they do not have.
  const isPage = /\b(text\/html|application\/xhtml)\b/i.test(
    response.headers.get('content-type') ?? '',
  );
  const isDownload = document && !isShown && !isPage;
  if (![200, 206].includes(status) || !(isShown || isDownload)) {
    return refuse(404, 'There is no such file.');
  }
  if (Number(response.headers.get('content-length') ?? 0) > LIMITS.bytes) {
    return refuse(502, 'The file is too large.');
  }
  const body = response.body && limitedStream(response.body, LIMITS, abort);
  const headers = headersFor(response);
  if (isDownload) {
    headers.set('content-type', 'application/octet-stream');
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodedName(document)}`);
  }
  return new Response(body, { status, headers });
}

/** The name of a file as RFC 8187 wants it. */
const encodedName = ({ pathname }: URL) =>
  encodeURIComponent(unescaped(pathname.slice(pathname.lastIndexOf('/') + 1))).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );

function headersFor(response: Response): Headers {
  const headers = fileHeadersOf(response);
  headers.set('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
  return headers;
}

/** False until the certificate page was fetched once: pictures must show on hosts without one. */
async function isCertificateDocument(source: URL): Promise<boolean> {
  const document = (await getCertificatePage())?.document;
  return document !== undefined && sameFile(source, new URL(document));
}

/** The portfolio, and what companies' own pages offer for download. */
async function isDocumentOfContent(source: URL): Promise<boolean> {
  const [portfolio, pages = []] = await Promise.all([getPortfolioIntroduction(), getPages()]);
  const offered = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'downloads' ? block.downloads : [])),
  );
  return [portfolio, ...offered].some((item) => {
    const document = item?.file && mediaSource(item.file);
    return document ? sameFile(source, document) : false;
  });
}
