import 'server-only';
import { getCertificatePage } from '@/lib/content/endpoints';
import { plainHtmlPage } from '@/lib/http/plain-html-page';
import { log } from '@/lib/log';
import { limitedStream } from '@/lib/media/limited-stream';
import { fileHeadersOf, LIMITS, requestForVisitor } from '@/lib/media/visitor-request';
import type { CertificateSession } from './session';
import { texts } from './texts';

const HEADERS_TIMEOUT_MS = 8_000;
const FORWARDED_HEADERS = ['range', 'if-range'];
/** Browsers show these in a frame without running them. */
const ALLOWED_TYPES = /^(application\/pdf|image\/(png|jpeg|webp|avif))\b/i;
const SECURITY_HEADERS = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="certificate"',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const link = { href: '/certificate', name: 'Request a code' };
const locked = () =>
  plainHtmlPage(401, {
    title: 'The document is locked',
    text: 'Request a one-time code to unlock it.',
    link,
  });
const expired = () =>
  plainHtmlPage(410, { title: 'The document is locked again', text: texts.expired, link });
const unavailable = () =>
  plainHtmlPage(502, {
    title: 'The document cannot be shown at the moment',
    text: 'Please try again in a few minutes. It stays unlocked for 20 minutes after the request.',
  });

/**
 * The certificate for an unlocked session.
 * @returns 401 without such a session, 410 when it has expired, 502 while the host is not available
 */
export async function streamDocument(
  session: CertificateSession | 'expired' | undefined,
  request: Request,
): Promise<Response> {
  if (session === 'expired') return expired();
  if (!session?.unlocked) return locked();
  const source = (await getCertificatePage())?.document;
  if (!source) return unavailable();
  try {
    const { response, abort } = await requestForVisitor(new URL(source), request, {
      accept: 'application/pdf,image/*',
      forwardedHeaders: FORWARDED_HEADERS,
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return passOn(response, abort) ?? refuse(response, abort);
  } catch (error) {
    log.warn({ reason: String(error) }, 'certificate document not reachable');
    return unavailable();
  }
}

/** @returns undefined for what is no document */
function passOn(response: Response, abort: () => void): Response | undefined {
  const { ok, status } = response;
  const type = response.headers.get('content-type') ?? '';
  const outOfRange = status === 416;
  if (!outOfRange && (!ok || !ALLOWED_TYPES.test(type))) return undefined;
  const headers = fileHeadersOf(response);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (outOfRange) {
    abort();
    headers.delete('content-length');
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const body = response.body && limitedStream(response.body, LIMITS, abort);
  return new Response(body, { status, headers });
}

function refuse({ status }: Response, abort: () => void): Response {
  log.warn({ status }, 'certificate document refused by the host');
  abort();
  return unavailable();
}
