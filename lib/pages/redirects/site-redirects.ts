import { globalSingleton } from '@/lib/platform/global-singleton';
import { MAIN, placeOf } from '@/lib/pages/languages';
import { hasRoute } from '@/lib/pages/page-paths';
import { NO_REDIRECTS, readRedirects, redirectFor, type Redirects } from './redirects';

/** proxy.ts is bundled apart from the code that reads the file. */
const shared = globalSingleton<{ current: Redirects }>('redirects', () => ({
  current: NO_REDIRECTS,
}));

/** @throws RedirectsError */
export function loadSiteRedirects(file: string): void {
  shared.current = readRedirects(file);
}

/** Where the operator's file leads from a URL. An entry for a whole folder, such as `/de/*`, leaves the pages of a language. */
export function siteRedirectFor(url: { pathname: string; search: string }) {
  const { language, path } = placeOf(url.pathname);
  const { exact, folders } = shared.current;
  return redirectFor(url, { exact, folders: language !== MAIN && hasRoute(path) ? [] : folders });
}
