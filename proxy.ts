import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy, policyOptions } from '@/lib/delivery/html/content-security-policy';
import { redirectFor } from '@/lib/redirects/redirects';
import { siteRedirects } from '@/lib/redirects/site-redirects';
import { dynamicPaths } from '@/lib/routes';

export function proxy(request: NextRequest): NextResponse {
  if (dynamicPaths.includes(request.nextUrl.pathname)) return withNonce(request);
  return fromOldSite(request) ?? inLowerCase(request);
}

/** An address of an old site leads to what stands for it now. */
function fromOldSite(request: NextRequest): NextResponse | undefined {
  const redirect = redirectFor(request.nextUrl, siteRedirects());
  if (!redirect) return undefined;
  return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
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
  if (pathname.includes('.')) return NextResponse.next(); // A file, whose name is not ours to spell.
  // Only letters: a %-sequence in another case would be the same address again, for ever.
  const lowerCase = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  if (lowerCase === pathname) return NextResponse.next();
  return NextResponse.redirect(new URL(lowerCase + search, request.url), 308);
}

/**
 * Pages at their own address never come here, nor do their files, pictures and the API: what is left
 * are the personal pages, other spellings, and addresses that the site does not have. Next.js wants
 * this as a literal; a test compares it with the routes.
 */
export const config = {
  matcher: [
    '/((?!$|_next/|api/|media/|pictures/|og/|sitemap/|(?:blog/feed\\.xml|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|home-1|home-2|about|about-2|service|service-2|service-single|clients|manufacture|certificate|portfolio|portfolio-details|sustainability|team-1|team-2|team-3|team-details|shop|shop-details|shop-single|cart|checkout|blog|blog-2|blog-3|blog-right|blog-single|blog-single-right|contact|faq|privacy|error)$|(?:service-details|shop-details|blog-single|service/page|shop/page|blog-2/page|blog-3/page)/\\d+$).*)',
  ],
};
