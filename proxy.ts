import { NextResponse, type NextRequest, type ProxyConfig } from 'next/server';
import { contentSecurityPolicy, policyOptions } from '@/lib/delivery/html/content-security-policy';
import { DRAFT_MODE_COOKIE } from '@/lib/delivery/next/headers';
import { cookieName } from '@/lib/platform/http/cookies';
import { isHiddenNow } from '@/lib/pages/hidden-now';
import { NO_PAGE } from '@/lib/pages/missing';
import { openPass, PASS_COOKIE, type Pass } from '@/lib/content/preview/pass';
import { isOwnPath } from '@/lib/pages/redirects/own-paths';
import { redirectFor } from '@/lib/pages/redirects/redirects';
import { siteRedirects } from '@/lib/pages/redirects/site-redirects';
import { dynamicPaths } from '@/lib/pages/routes';
import { pageForQuery } from '@/lib/pages/routes/made-per-request';

export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const page = pageForQuery(pathname, searchParams);
  const pass = passOf(request);
  if (pass) return withPreview(request, pass, page);
  if (isHiddenNow(page ?? pathname)) {
    return NextResponse.rewrite(new URL(NO_PAGE, request.url));
  }
  if (page || dynamicPaths.includes(pathname)) return withNonce(request, page);
  if (isOwnPath(pathname)) return NextResponse.next();
  return legacyRedirect(request) ?? lowerCaseRedirect(request) ?? NextResponse.next();
}

function passOf({ cookies }: NextRequest): Pass | undefined {
  if (!cookies.has(DRAFT_MODE_COOKIE)) return undefined;
  return openPass(cookies.get(cookieName(PASS_COOKIE))?.value);
}

/** A page with drafts: rendered for this request, shown in the editor, unknown to search engines. */
function withPreview(request: NextRequest, { editor }: Pass, page?: string): NextResponse {
  const response = withNonce(request, page, editor);
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

/** Redirects of the operator's `REDIRECTS_FILE`. */
function legacyRedirect(request: NextRequest): NextResponse | undefined {
  const redirect = redirectFor(request.nextUrl, siteRedirects());
  if (!redirect) return undefined;
  return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
}

/**
 * For dynamic pages: Next.js puts the nonce on their scripts. Cached pages have a policy with hashes.
 * @param page answers in place of the page at the URL
 */
function withNonce(request: NextRequest, page?: string, framedBy?: string): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const options = { ...policyOptions(), framedBy };
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], options);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const target = page && new URL(page + request.nextUrl.search, request.url);
  const response = target
    ? NextResponse.rewrite(target, { request: { headers } })
    : NextResponse.next({ request: { headers } });
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
  // links of the site, which need no redirect; some lead to pages for queries.
  matcher: [
    '/(contact|shop|downloads)',
    {
      source: '/((?!_next/|api/|media/|pictures/).*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};
