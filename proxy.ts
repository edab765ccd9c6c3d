import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy, policyOptions } from '@/lib/delivery/content-security-policy';

/** Pages made for one visitor: what they answer to a form that was posted without scripts. */
const personalPages = ['/contact/result', '/certificate/unlock'];

export function proxy(request: NextRequest): NextResponse {
  if (personalPages.includes(request.nextUrl.pathname)) return withNonce(request);
  return inLowerCase(request);
}

/** Stored pages carry a policy with hashes; Next.js puts this nonce on the scripts of the others. */
function withNonce(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], policyOptions(process.env));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Addresses of pages are written in lower case: any other spelling leads to that one. */
function inLowerCase(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  // Only letters: a %-sequence in another case would be the same address again, for ever.
  const lowerCase = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  if (lowerCase === pathname) return NextResponse.next();
  return NextResponse.redirect(new URL(lowerCase + search, request.url), 308);
}

/** Files, pictures of the host and the API never come here; nor does a stored page in lower case. */
export const config = {
  matcher: ['/((?!_next/|api/|media/)[^.]*[A-Z][^.]*)', '/contact/result', '/certificate/unlock'],
};
