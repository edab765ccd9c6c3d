import 'server-only';
import { getCertificatePage } from '@/lib/content/store/endpoints';
import { currentEditor } from '@/lib/content/preview/current';
import { LENGTH_HEADER } from '@/lib/platform/http/length-header';
import { plainHtmlPage } from '@/lib/platform/http/plain-html-page';
import { log } from '@/lib/platform/log';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { disposition, downloadTypeOf, fileNameOf } from '@/lib/media/download-types';
import { fileTypeOf, isWebPage, type FileType } from '@/lib/media/file-types';
import { limitedStream } from '@/lib/media/limited-stream';
import { fileHeadersOf, LIMITS, requestForVisitor } from '@/lib/media/visitor-request';
import { addressIn, wordsIn } from '@/lib/features/forms/form-language';
import type { Language } from '@/lib/pages/languages';
import { findLockedDocument } from '@/lib/features/documents/locked-documents';
import type { CertificateSession } from './session';
import { UNLOCK_PATH, unlockQuery } from './unlock-path';

const HEADERS_TIMEOUT_MS = 8_000;
const FORWARDED_HEADERS = ['range', 'if-range'];
/** Types that a browser shows in a frame without running them. */
const ALLOWED_TYPES: readonly (FileType | undefined)[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
];
/** Framed by this site only, never stored. */
const SECURITY_HEADERS = {
  'cache-control': 'private, no-store, no-transform',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
};

/** `name`: of what is always shown in the frame of its page. */
type Found = { source: URL; name?: string };

async function find(file: string | undefined): Promise<Found | undefined> {
  const url = file ? (await findLockedDocument(file)).url : (await getCertificatePage())?.document;
  return url ? { source: new URL(url), name: file ? undefined : 'certificate' } : undefined;
}

/** Pages of the site that say why there is no document. */
function refusalsIn(visitors: Language | undefined, file: string | undefined) {
  const { language, certificate } = wordsIn(visitors);
  const answer = (status: number, title: string, text: string, link?: typeof toRequest) =>
    plainHtmlPage(status, { language, title, text, link });
  const toRequest = {
    href: addressIn(visitors, file ? UNLOCK_PATH : '/certificate') + unlockQuery({ file }),
    name: certificate.requestCode,
  };
  return {
    locked: () => answer(401, certificate.locked, certificate.lockedText, toRequest),
    expired: () => answer(410, certificate.lockedAgain, certificate.notices.expired, toRequest),
    unavailable: () => answer(502, certificate.unavailable, certificate.unavailableText),
  };
}

/**
 * A locked document for a session that has unlocked it.
 * @param session its own
 * @param file its key; undefined for the certificate
 * @param language of the page that shows it; undefined on a site in one
 * @returns 401 without such a session, 410 when it has expired, 502 while the host is not available
 */
export async function streamDocument(
  session: CertificateSession | 'expired' | undefined,
  request: Request,
  file?: string,
  language?: Language,
): Promise<Response> {
  const { locked, expired, unavailable } = refusalsIn(language, file);
  if (session === 'expired') return expired();
  if (!session?.unlocked) return locked();
  const found = await find(file);
  if (!found) return unavailable();
  const { source, name } = found;
  try {
    const { response, abort } = await requestForVisitor(source, request, {
      accept: name === undefined ? '*/*' : 'application/pdf,image/*',
      locked: true,
      editor: await currentEditor(),
      forwardedHeaders: FORWARDED_HEADERS,
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    const passed = passOn(response, found, abort);
    if (passed) return passed;
    log.warn({ status: response.status }, 'certificate document refused by the host');
    abort();
    return unavailable();
  } catch (error) {
    log.warn({ reason: reasonOfFailure(error) }, 'certificate document not reachable');
    return unavailable();
  }
}

/** @returns undefined for what is no document */
function passOn(
  response: Response,
  { source, name }: Found,
  abort: () => void,
): Response | undefined {
  const { ok, status } = response;
  const outOfRange = status === 416;
  const isShown = ALLOWED_TYPES.includes(fileTypeOf(response));
  // Only a document of a list may be a model or an archive; it is saved and never opened.
  const isSaved = !isShown && name === undefined && !isWebPage(response);
  if (!outOfRange && (!ok || !(isShown || isSaved))) return undefined;
  const headers = fileHeadersOf(response);
  if (isSaved) headers.set('content-type', downloadTypeOf(source));
  headers.set(
    'content-disposition',
    disposition(isSaved ? 'attachment' : 'inline', name ?? fileNameOf(source)),
  );
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (outOfRange) {
    abort();
    headers.delete(LENGTH_HEADER);
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const body = response.body && limitedStream(response.body, LIMITS, abort);
  return new Response(body, { status, headers });
}
