import { NextResponse, type NextRequest, type ProxyConfig } from 'next/server';
import { contentSecurityPolicy, policyOptions } from '@/lib/delivery/html/content-security-policy';
import { isOwnPath } from '@/lib/redirects/own-paths';
import { redirectFor } from '@/lib/redirects/redirects';
import { siteRedirects } from '@/lib/redirects/site-redirects';
import { dynamicPaths } from '@/lib/routes';

export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (dynamicPaths.includes(pathname)) return withNonce(request);
  if (isOwnPath(pathname)) return NextResponse.next();
  return legacyRedirect(request) ?? lowerCaseRedirect(request) ?? NextResponse.next();
}

/** Redirects of the operator's `REDIRECTS_FILE`. */
function legacyRedirect(request: NextRequest): NextResponse | undefined {
  const redirect = redirectFor(request.nextUrl, siteRedirects());
  if (!redirect) return undefined;
  return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
}

/** For dynamic pages: Next.js puts the nonce on their scripts. Cached pages have a policy with hashes. */
function withNonce(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], policyOptions(process.env));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** The paths of pages are lower case. */
function lowerCaseRedirect(request: NextRequest): NextResponse | undefined {
  const { pathname, search } = request.nextUrl;
  if (pathname.includes('.')) return undefined; // File names may have capitals.
  // Percent-encoding stays: it means the same in either case, so changing it would redirect for ever.
  const lowerCase = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  if (lowerCase === pathname) return undefined;
  return NextResponse.redirect(new URL(lowerCase + search, request.url), 308);
}

export const config: ProxyConfig = {
  // Next.js reads this at build time, so it must be a literal. Soft navigation (`rsc`) only follows
  // links of the site, which need no redirect.
  matcher: [
    {
      source: '/((?!_next/|api/|media/|pictures/).*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};
