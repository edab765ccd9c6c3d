import 'server-only';
import { MAIN, type SiteLanguage } from '@/contract/languages/site-languages';
import { languagesOfNow } from '@/lib/content/store/last-derived';

export { MAIN };
export type Language = SiteLanguage;

/** Those of the current content, for whoever cannot wait for it; none while there has never been any. */
export const languagesNow = (): readonly Language[] => languagesOfNow()?.spoken ?? [];

/** Whether nobody knows yet if the host serves the language of an address: it answers 503 until then. */
export function isAwaited(address: string): boolean {
  const first = /^\/([^/]*)/.exec(address)?.[1];
  return languagesOfNow()?.awaited.some((path) => path === first) ?? false;
}

/** An address taken apart: `/de/about` is `/about` in `de`, `/about` is `/about` in `main`. */
export type Place = { language: string; path: string };

/**
 * Takes the address of a page or file of a page apart.
 * @param address without a query; escaped or not
 */
export function placeOf(address: string): Place {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(address) ?? [];
  const isLanguage = languagesNow().some(({ path }) => path === first && path !== MAIN);
  return isLanguage ? { language: first, path: rest || '/' } : { language: MAIN, path: address };
}

/** The address of a path in a language: `/about` in `de` is `/de/about`. */
export function addressOf({ language, path }: Place): string {
  if (language === MAIN) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** What `app/[language]` answers an address with: `/about` is `/main/about` there. */
export function innerPath(address: string): string {
  const { language, path } = placeOf(address);
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address of what `app/[language]` has: `/main/about` is `/about` outside. */
export function addressOfInner(inner: string): string {
  if (inner === `/${MAIN}`) return '/';
  return inner.startsWith(`/${MAIN}/`) ? inner.slice(MAIN.length + 1) : inner;
}
