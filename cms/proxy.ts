import { NextResponse, type NextRequest } from 'next/server';
import { isLarge, tooLarge } from './server/body-limits';
import { env } from './server/env';
import { secondsToWait, waitMessage } from './server/client-limits';
import { hasKey, hasSession } from './server/session-token';

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Payload and its text editor set styles on elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // The page of the site beside a form.
    `frame-src 'self' ${env.siteUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex, nofollow',
};

/** As Payload names its cookie. */
const SESSION = 'payload-token';

const tooMany = (seconds: number): NextResponse =>
  NextResponse.json(
    { errors: [{ message: waitMessage(seconds) }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const wait = await secondsToWait('any', request.headers);
  if (wait > 0) return tooMany(wait);
  const isKeyed = hasKey(request.headers);
  const isKnown = isKeyed || hasSession(request.headers, request.cookies.get(SESSION)?.value);
  const reason = tooLarge(request.headers, isKnown);
  if (reason)
    return NextResponse.json({ errors: [{ message: reason }] }, { status: isKnown ? 413 : 403 });
  // A second of work each, before a key is looked up.
  const keyed =
    isKeyed && isLarge(request.headers) ? await secondsToWait('keyed', request.headers) : 0;
  if (keyed > 0) return tooMany(keyed);
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(request.headers);
  const value = policy(nonce);
  // Next.js takes the nonce for its own scripts from here.
  headers.set('content-security-policy', value);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', value);
  for (const [name, header] of Object.entries(HEADERS)) response.headers.set(name, header);
  if (env.url.startsWith('https:'))
    response.headers.set('strict-transport-security', 'max-age=31536000');
  return response;
}

export const config = { matcher: ['/((?!_next/static/).*)'] };
