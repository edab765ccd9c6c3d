import { NextResponse, type NextRequest, type ProxyConfig } from 'next/server';
import { DRAFT_MODE_COOKIE } from '@/lib/delivery/next/headers';
import { cookieName } from '@/lib/platform/http/cookies';
import { isHiddenNow } from '@/lib/pages/hidden-now';
import { heldPath } from '@/lib/pages/missing';
import { NO_PAGE, segmentFolders } from '@/lib/pages/page-paths';
import { openPass, PASS_COOKIE } from '@/lib/content/preview/pass';
import { isOwnPath } from '@/lib/pages/redirects/site-paths';
import { redirectFor } from '@/lib/pages/redirects/redirects';
import { siteRedirects } from '@/lib/pages/redirects/site-redirects';
import { plainPath } from '@/lib/pages/routes/paths';
import { pageForQuery } from '@/lib/pages/routes/queries';

export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const page = pageForQuery(pathname, searchParams);
  if (isPreview(request)) return withPreview(request, page);
  if (isHiddenNow(page ?? pathname)) {
    return NextResponse.rewrite(new URL(NO_PAGE, request.url));
  }
  if (page) return shown(request, page);
  if (isOwnPath(pathname)) return NextResponse.next();
  return legacyRedirect(request) ?? lowerCaseRedirect(request) ?? NextResponse.next();
}

const isPreview = ({ cookies }: NextRequest): boolean =>
  cookies.has(DRAFT_MODE_COOKIE) &&
  openPass(cookies.get(cookieName(PASS_COOKIE))?.value) !== undefined;

/** A page with drafts is unknown to search engines. */
function withPreview(request: NextRequest, page?: string): NextResponse {
  const response = page ? shown(request, page) : NextResponse.next();
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

/** @param page answers in place of the page at the URL */
const shown = ({ nextUrl, url }: NextRequest, page: string): NextResponse =>
  NextResponse.rewrite(new URL(page + nextUrl.search, url));

/** Redirects of the operator's `REDIRECTS_FILE`. */
function legacyRedirect(request: NextRequest): NextResponse | undefined {
  const redirect = redirectFor(request.nextUrl, siteRedirects());
  if (!redirect) return undefined;
  return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
}

// Percent-encoding stays: it means the same in either case, so changing it would redirect for ever.
const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );

/** The paths of pages are lower case: names of routes by ASCII, what content names as content does. */
function lowerCaseRedirect(request: NextRequest): NextResponse | undefined {
  const { pathname, search } = request.nextUrl;
  if (pathname.includes('.')) return undefined; // File names may have capitals.
  const path = lowerCase(pathname);
  const folder = segmentFolders.find((each) => path.startsWith(`${each}/`));
  const asked = folder ? folder + pathname.slice(folder.length) : path;
  const held = folder && heldPath(asked);
  const right = held && held !== 'missing' && plainPath(held) !== plainPath(asked) ? held : asked;
  if (right === pathname) return undefined;
  return NextResponse.redirect(new URL(right + search, request.url), 308);
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
