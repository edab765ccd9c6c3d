import 'server-only';
import { plainHtmlPage } from '@/lib/http/plain-html-page';
import { log } from '@/lib/log';
import { limitedStream } from '@/lib/media/limited-stream';
import { askForVisitor, describing, LIMITS } from '@/lib/media/relay';
import { getCertificatePage } from './document';
import type { CertificateSession } from './session';
import { texts } from './texts';

const HEADERS_TIMEOUT_MS = 8_000;
const FORWARDED_HEADERS = ['range', 'if-range'];
/** Types that browsers display without running them. */
const DISPLAYABLE = /^(application\/pdf|image\/(png|jpeg|webp|avif))\b/i;
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
 * Streams the document, or the requested range of it, to an unlocked session.
 * @returns 401 without one, 410 after its time, 502 if the host fails
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
    const { answer, giveUp } = await askForVisitor(new URL(source), request, {
      accept: 'application/pdf,image/*',
      askedWith: FORWARDED_HEADERS,
      timeoutMs: HEADERS_TIMEOUT_MS,
    });
    return relayDocument(answer, giveUp) ?? rejectAnswer(answer, giveUp);
  } catch (error) {
    log.warn({ reason: String(error) }, 'certificate document not reachable');
    return unavailable();
  }
}

/** @returns undefined if the response is not a document */
function relayDocument(answer: Response, giveUp: () => void): Response | undefined {
  const type = answer.headers.get('content-type') ?? '';
  const outOfRange = answer.status === 416;
  if (!outOfRange && (!answer.ok || !DISPLAYABLE.test(type))) return undefined;
  const headers = describing(answer);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (outOfRange) {
    giveUp();
    headers.delete('content-length');
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const body = answer.body && limitedStream(answer.body, LIMITS, giveUp);
  return new Response(body, { status: answer.status, headers });
}

function rejectAnswer(answer: Response, giveUp: () => void): Response {
  log.warn({ status: answer.status }, 'certificate document refused by the host');
  giveUp();
  return unavailable();
}
