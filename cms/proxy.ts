import { NextResponse, type NextRequest } from 'next/server';
import { tooLarge } from './server/body-limits';
import { env } from './server/env';
import { secondsToWait, waitMessage } from './server/client-limits';

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

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const wait = await secondsToWait('any', request.headers);
  if (wait > 0)
    return NextResponse.json(
      { errors: [{ message: waitMessage(wait) }] },
      { status: 429, headers: { 'retry-after': String(wait) } },
    );
  // Whether the session is one is seen later: this only bounds what is read until then.
  const hasSession = request.cookies.has('payload-token') || request.headers.has('authorization');
  const reason = tooLarge(request.headers, hasSession);
  if (reason) return NextResponse.json({ errors: [{ message: reason }] }, { status: 413 });
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(request.headers);
  const value = policy(nonce);
  // Next.js takes the nonce for its own scripts from here.
  headers.set('content-security-policy', value);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', value);
  for (const [name, header] of Object.entries(HEADERS)) response.headers.set(name, header);
  if (process.env.CMS_URL?.startsWith('https:'))
    response.headers.set('strict-transport-security', 'max-age=31536000');
  return response;
}

export const config = { matcher: ['/((?!_next/static/).*)'] };
