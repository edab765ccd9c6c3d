import { globalSingleton } from '@/lib/global-singleton';
import { readRedirects, type Redirects } from './redirects';

/** proxy.ts is compiled apart from what reads the file. */
const shared = globalSingleton<{ current: Redirects }>('redirects', () => ({ current: new Map() }));

/** Reads the file, once, when the process starts. @throws RedirectsError */
export function loadSiteRedirects(file: string): void {
  shared.current = readRedirects(file);
}

/** The redirects of this process. */
export const siteRedirects = (): Redirects => shared.current;
