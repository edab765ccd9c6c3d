import 'server-only';
import { isOnContentHost, mediaSource } from '@/lib/content/host/media-path';
import { getCertificatePage, getPortfolioIntroduction } from '@/lib/content/store/endpoints';
import { currentWords } from '@/lib/content/words/current-words';
import { currentName, fileAskedFor } from '@/lib/content/store/named-files';
import { currentEditor } from '@/lib/content/preview/current';
import { pathOfDraftFile } from '@/lib/content/preview/draft-files';
import { isNamedByContent } from '@/lib/content/schemas/public-file';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { log } from '@/lib/platform/log';
import { documentFiles } from './document-files';
import { disposition, downloadTypeOf, fileNameOf } from './download-types';
import { fileTypeOf, isWebPage } from './file-types';
import { limitedStream } from './limited-stream';
import { fileKey, sameFile } from './same-file';
import { fileHeadersOf, LIMITS, requestForVisitor } from './visitor-request';

const HEADERS_TIMEOUT_MS = 5_000;
/** The editor may have to fetch the file first. */
const DRAFT_TIMEOUT_MS = 10_000;
const FORWARDED_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
/** A 304 or 416 has no type: it would reveal that a file exists that is no picture. */
const PICTURE_NAME = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

type Refusal = 'noFile' | 'noFilePart' | 'fileUnreachable' | 'fileTooLarge';

const refusal = (status: number, reason: Refusal) =>
  new Response(`${currentWords().errors[reason]}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const movedTo = (path: string) =>
  new Response(null, { status: 307, headers: { location: path, 'cache-control': 'no-store' } });

/**
 * Asks only for files that the content names: no visitor can make the host work, or the site resize, at will.
 * @returns 404 for what the host does not have or what is no picture, 502 where it fails
 */
export async function streamMedia(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const file = fileAskedFor(pathname + search);
  const ofDraft = pathOfDraftFile(file);
  if (ofDraft) return streamDraftFile(ofDraft, request);
  const source = mediaSource(file);
  if (!source || (await isLocked(source))) {
    return refusal(404, 'noFile');
  }
  const isDocument = await isDocumentOfContent(source);
  if (!(await isNamedByContent(file))) {
    const current = currentName(file);
    return current ? movedTo(current) : refusal(404, 'noFile');
  }
  try {
    const { response, abort } = await requestForVisitor(source, request, {
      accept: isDocument ? '*/*' : 'image/*',
      forwardedHeaders: isDocument || PICTURE_NAME.test(source.pathname) ? FORWARDED_HEADERS : [],
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return passOn(response, isDocument ? source : undefined, abort);
  } catch (error) {
    log.warn({ reason: reasonOfFailure(error), path: source.pathname }, 'media not reachable');
    return refusal(502, 'fileUnreachable');
  }
}

/** A file that visitors do not have, for a request that may show drafts. It is kept nowhere. */
async function streamDraftFile(file: string, request: Request): Promise<Response> {
  const [source, editor] = [mediaSource(file), await currentEditor()];
  const isOfEditor = source !== undefined && isOnContentHost(source);
  if (!source || !editor || (isOfEditor && !source.pathname.startsWith('/media/')))
    return refusal(404, 'noFile');
  try {
    const { response, abort } = await requestForVisitor(source, request, {
      accept: '*/*',
      ...(isOfEditor && { editor }),
      forwardedHeaders: [],
      timeoutMs: DRAFT_TIMEOUT_MS,
    });
    const answer = passOn(response, source, abort);
    answer.headers.set('cache-control', 'private, no-store, no-transform');
    return answer;
  } catch (error) {
    log.warn({ reason: reasonOfFailure(error) }, 'file of a draft not reachable');
    return refusal(502, 'fileUnreachable');
  }
}

/** @param document the URL of the document, where one was asked for */
function passOn(response: Response, document: URL | undefined, abort: () => void): Response {
  const refuse = (status: number, reason: Refusal) => {
    abort();
    return refusal(status, reason);
  };
  const { status } = response;
  if (status === 304) return new Response(null, { status, headers: headersFor(response) });
  if (status >= 500) return refuse(502, 'fileUnreachable');
  if (status === 416) return refuse(416, 'noFilePart');
  const type = fileTypeOf(response);
  const isShown = type === 'application/pdf' ? document !== undefined : type !== undefined;
  const isDownload = document && !isShown && !isWebPage(response);
  if (![200, 206].includes(status) || !(isShown || isDownload)) {
    return refuse(404, 'noFile');
  }
  if (Number(response.headers.get('content-length') ?? 0) > LIMITS.bytes) {
    return refuse(502, 'fileTooLarge');
  }
  const body = response.body && limitedStream(response.body, LIMITS, abort);
  const headers = headersFor(response);
  if (document) headers.append('cache-control', 'no-transform');
  if (isDownload) {
    headers.set('content-type', downloadTypeOf(document));
    headers.set('content-disposition', disposition('attachment', fileNameOf(document)));
  }
  return new Response(body, { status, headers });
}

function headersFor(response: Response): Headers {
  const headers = fileHeadersOf(response);
  headers.set('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
  return headers;
}

/** False until the certificate page was fetched once: pictures must show on hosts without one. */
async function isLocked(source: URL): Promise<boolean> {
  const [certificate, { locked }] = await Promise.all([getCertificatePage(), documentFiles()]);
  const document = certificate?.document;
  return (
    locked.has(fileKey(source)) || (document !== undefined && sameFile(source, new URL(document)))
  );
}

/** The portfolio, and what products, services and pages offer for download. */
async function isDocumentOfContent(source: URL): Promise<boolean> {
  const [portfolio, { offered }] = await Promise.all([getPortfolioIntroduction(), documentFiles()]);
  const file = portfolio?.file && mediaSource(portfolio.file);
  return offered.has(fileKey(source)) || (file ? sameFile(source, file) : false);
}
