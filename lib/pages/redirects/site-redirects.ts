import { globalSingleton } from '@/lib/platform/global-singleton';
import { NO_REDIRECTS, readRedirects, type Redirects } from './redirects';

/** proxy.ts is bundled apart from the code that reads the file. */
const shared = globalSingleton<{ current: Redirects }>('redirects', () => ({
  current: NO_REDIRECTS,
}));

/** @throws RedirectsError */
export function loadSiteRedirects(file: string): void {
  shared.current = readRedirects(file);
}

export const siteRedirects = (): Redirects => shared.current;
