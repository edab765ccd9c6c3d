import 'server-only';
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

export const MAIN = 'main';

/** Of the derived value that says which languages visitors may see, the main one first. */
export const LANGUAGES = 'languages';

/** Those of the current content, for whoever cannot wait for it; none while there has never been any. */
export const languagesNow = (): readonly Language[] =>
  lastDerived<readonly Language[]>(LANGUAGES)?.value ?? [];

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
