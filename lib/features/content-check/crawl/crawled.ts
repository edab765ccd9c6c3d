import { fullAddress, isSameLanguage, type Page } from './page-facts';

/** Why an address is no page. */
export type NoPage = {
  /** `answered 404`. */
  why: string;
  /** The site, or whoever is between, has failed. */
  hasFailed?: boolean;
};

/** What was read of a site. */
export type Crawled = {
  /** Of its home page, as it names it itself. */
  home: string;
  /** By their full addresses. */
  pages: ReadonlyMap<string, Page>;
  others: ReadonlyMap<string, NoPage>;
  /** The addresses that its sitemap names. */
  listed: ReadonlySet<string>;
  /** There are more pages than are read. */
  isCut: boolean;
};

/** Pages that search engines list under their own address. */
export const isListed = ({ address, canonical, isIndexed }: Page): boolean =>
  isIndexed && canonical === address;

/** The address of the page in a language, as another page names it. */
export const addressIn = ({ alternates, address }: Page, lang: string): string | undefined => {
  const named = alternates.find((alternate) => isSameLanguage(alternate.lang, lang));
  return named && fullAddress(named.href, address);
};
