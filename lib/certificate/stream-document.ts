import 'server-only';
import { environment } from '@/lib/env';
import { withDeadline } from '@/lib/http/deadline';
import { noticePage } from '@/lib/http/notice-page';
import { log } from '@/lib/log';
import { limitedStream } from '@/lib/media/limited-stream';
import { getCertificatePage } from './document';
import type { CertificateSession } from './session';
import { texts } from './texts';

const HEADERS_TIMEOUT_MS = 8_000;
const LIMITS = { bytes: 30 * 1024 * 1024, idleMs: 10_000 };
const ASKED_WITH = ['range', 'if-range'];
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** What a browser shows in a frame without running it. */
const SHOWN = /^(application\/pdf|image\/(png|jpeg|webp|avif))\b/i;

const link = { href: '/certificate', name: 'Request a code' };
const locked = () =>
  noticePage(401, {
    title: 'The document is locked',
    text: 'Request a one-time code to unlock it.',
    link,
  });
const expired = () =>
  noticePage(410, { title: 'The document is locked again', text: texts.expired, link });
const away = () =>
  noticePage(502, {
    title: 'The document cannot be shown at the moment',
    text: 'Please try again in a few minutes. It stays unlocked for 20 minutes after the request.',
  });

/**
 * Streams the certificate to an unlocked session, or the part of it that was asked for.
 * @returns 401 without such a session, 410 when its time is over, 502 while the host is away
 */
export async function streamDocument(
  session: CertificateSession | 'expired' | undefined,
  request: Request,
): Promise<Response> {
  if (session === 'expired') return expired();
  if (!session?.unlocked) return locked();
  const source = (await getCertificatePage())?.document;
  if (!source) return away();
  const abort = new AbortController();
  request.signal.addEventListener('abort', () => abort.abort());
  try {
    const answer = await withDeadline(HEADERS_TIMEOUT_MS, () =>
      fetch(source, {
        headers: headersFor(request),
        redirect: 'error',
        cache: 'no-store',
        signal: abort.signal,
      }),
    );
    return passOn(answer, () => abort.abort()) ?? refuse(answer, abort);
  } catch (error) {
    abort.abort();
    log.warn({ reason: String(error) }, 'certificate document not reachable');
    return away();
  }
}

function headersFor(request: Request): Headers {
  const { CONTENT_TOKEN } = environment();
  const headers = new Headers({ accept: 'application/pdf,image/*' });
  if (CONTENT_TOKEN) headers.set('authorization', `Bearer ${CONTENT_TOKEN}`);
  for (const name of ASKED_WITH) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** @returns undefined for what is no document */
function passOn(answer: Response, giveUp: () => void): Response | undefined {
  const type = answer.headers.get('content-type') ?? '';
  const outOfRange = answer.status === 416;
  if (!outOfRange && (!answer.ok || !SHOWN.test(type))) return undefined;
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'content-disposition': 'inline; filename="certificate"',
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (outOfRange) {
    void answer.body?.cancel();
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-type', type);
  const body = answer.body && limitedStream(answer.body, LIMITS, giveUp);
  return new Response(body, { status: answer.status, headers });
}

function refuse(answer: Response, abort: AbortController): Response {
  log.warn({ status: answer.status }, 'certificate document refused by the host');
  abort.abort();
  return away();
}
