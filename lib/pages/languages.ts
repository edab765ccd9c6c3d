import 'server-only';
import { isLanguagePath, MAIN, type SiteLanguage } from '@/contract/languages/site-languages';
import { languagesOfNow } from '@/lib/content/store/last-derived';

export { MAIN };
export type Language = SiteLanguage;

/** Those of the current content, for whoever cannot wait for it; none while there has never been any. */
export const languagesNow = (): readonly Language[] => languagesOfNow()?.spoken ?? [];

/**
 * Whether nobody knows yet if an address is one of a further language, as before there are settings, or until the
 * host has answered in it.
 */
export function isAwaited(address: string): boolean {
  const [, first = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
  const known = languagesOfNow();
  return known ? known.awaited.includes(first) : isLanguagePath(first);
}

/** Whether the site has pages in a language. The main one is there before any content is. */
export const isSpoken = (language: string): boolean =>
  language === MAIN || languagesNow().some(({ path }) => path === language);

/** An address taken apart: `/de/about` is `/about` in `de`, `/about` is `/about` in `main`. */
export type Place = { language: string; path: string };

/**
 * Takes the address of a page or file of a page apart.
 * @param address with a query or without, which stays with the path; escaped or not
 */
export function placeOf(address: string): Place {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  const isLanguage = first !== MAIN && isSpoken(first);
  if (!isLanguage) return { language: MAIN, path: address };
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a path in a language: `/about` in `de` is `/de/about`. */
export const addressOf = ({ language, path }: Place): string =>
  language === MAIN ? path : innerPathOf({ language, path });

/** What `app/[language]` answers a place with: `/about` in the main language is `/main/about` there. */
export const innerPathOf = ({ language, path }: Place): string =>
  `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The same of an address. */
export const innerPath = (address: string): string => innerPathOf(placeOf(address));

/** The address of what `app/[language]` has: `/main/about` is `/about` outside. */
export function addressOfInner(inner: string): string {
  if (inner === `/${MAIN}`) return '/';
  return inner.startsWith(`/${MAIN}/`) ? inner.slice(MAIN.length + 1) : inner;
}
