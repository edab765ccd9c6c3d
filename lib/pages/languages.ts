import 'server-only';
import { MAIN } from '@/lib/content/store/content-versions';
import { lastDerived } from '@/lib/content/store/last-derived';

/** A language of the site. */
export type Language = {
  /** Before the addresses of its pages; `main` for the main language, whose addresses have nothing before them. */
  path: string;
  /** BCP 47. */
  locale: string;
  /** In the language itself. */
  name: string;
};

export { MAIN };

/** Of the derived value that says which languages visitors may see, the main one first. */
export const LANGUAGES = 'languages';

/** Those of the current content, for whoever cannot wait for it; none while there has never been any. */
export const languagesNow = (): readonly Language[] =>
  lastDerived<readonly Language[]>(LANGUAGES)?.value ?? [];

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
