import { NextResponse, type NextRequest, type ProxyConfig } from 'next/server';
import { DRAFT_MODE_COOKIE } from '@/lib/delivery/next/headers';
import { cookieName } from '@/lib/platform/http/cookies';
import { isHiddenEverywhere } from '@/lib/pages/hidden-now';
import { addressOf, innerPathOf, placeOf, type Place } from '@/lib/pages/languages';
import { heldPath } from '@/lib/pages/missing';
import { hasRoute, isDataSheet, NO_PAGE, segmentFolders } from '@/lib/pages/page-paths';
import { openPass, PASS_COOKIE } from '@/lib/content/preview/pass';
import { isOfLanguages, isOfNoLanguage } from '@/lib/pages/redirects/site-paths';
import { siteRedirectFor } from '@/lib/pages/redirects/site-redirects';
import { plainPath } from '@/lib/pages/routes/paths';
import { pageForQuery } from '@/lib/pages/routes/queries';

export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (isOfNoLanguage(pathname)) return NextResponse.next();
  const { language, path } = placeOf(pathname);
  const page = pageForQuery(path, searchParams);
  const place = { language, path: page ?? path };
  if (isPreview(request)) return withPreview(request, place);
  if (isHiddenEverywhere(place)) return shown(request, { language, path: NO_PAGE });
  if (page || isOfLanguages(path)) return shown(request, place);
  return legacyRedirect(request) ?? lowerCaseRedirect(request) ?? shown(request, place);
}

const isPreview = ({ cookies }: NextRequest): boolean =>
  cookies.has(DRAFT_MODE_COOKIE) &&
  openPass(cookies.get(cookieName(PASS_COOKIE))?.value) !== undefined;

/** A page with drafts is unknown to search engines. */
function withPreview(request: NextRequest, place: Place): NextResponse {
  const response = shown(request, place);
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

/** @param place whose page answers, which need not be that at the URL */
function shown({ nextUrl, url }: NextRequest, { language, path }: Place): NextResponse {
  const found = hasRoute(path) ? path : NO_PAGE;
  return NextResponse.rewrite(
    new URL(innerPathOf({ language, path: found }) + nextUrl.search, url),
  );
}

/** Redirects of the operator's `REDIRECTS_FILE`. */
function legacyRedirect(request: NextRequest): NextResponse | undefined {
  const redirect = siteRedirectFor(request.nextUrl);
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
  const { language, path } = placeOf(lowerCase(pathname));
  // The names of other files may have capitals.
  if (pathname.includes('.') && !isOfLanguages(path) && !isDataSheet(path)) return undefined;
  const folder = segmentFolders.find((each) => path.startsWith(`${each}/`));
  const asked = folder ? folder + pathname.slice(folder.length - path.length) : path;
  const held = folder && heldPath({ language, path: asked });
  const found = held && held !== 'missing' && plainPath(held) !== plainPath(asked) ? held : asked;
  const right = addressOf({ language, path: found });
  if (right === pathname) return undefined;
  return NextResponse.redirect(new URL(right + search, request.url), 308);
}

export const config: ProxyConfig = {
  // Next.js reads this at build time, so it must be a literal.
  matcher: ['/((?!_next/|api/|media/|pictures/).*)'],
};
