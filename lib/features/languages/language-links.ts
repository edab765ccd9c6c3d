import 'server-only';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import type { SiteLanguage } from '@/lib/content/store/site-languages';
import { hiddenPaths, ownerOf } from '@/lib/pages/hidden';
import { fileOf, UNLOCK_PATH } from '@/lib/features/certificate/unlock-path';
import { findLockedDocument } from '@/lib/features/documents/locked-documents';
import { addressOf } from '@/lib/pages/languages';
import { isRoute, routeOf, type RoutePath } from '@/lib/pages/routes';
import { pagesForQueries } from '@/lib/pages/routes/queries';
import { writingOf, type Writing } from '@/lib/platform/text/writing';
import { words } from '@/words/words';
import { addressesOf } from './addresses';
import { spokenLanguages } from './spoken-languages';

/** The way into a language of the site. */
export type LanguageLink = Pick<Writing, 'lang' | 'dir'> & {
  /** In that language. */
  name: string;
  href: string;
  isCurrent: boolean;
  /** What says that it leads to this very page, and what takes that away, both in that language. */
  offer?: { text: string; close: string };
};

type Query = Partial<Record<string, string | string[]>>;

type Shown = {
  /** Of the page in the language that is spoken. */
  path: string;
  /** The list where a language lacks the page. */
  above?: RoutePath;
  query?: Query;
};

/** What is still meant in another language; other choices name values of this one. */
const GOES_ALONG: Partial<Record<string, readonly string[]>> = {
  '/certificate/unlock': ['file'],
  '/contact/about': ['about'],
  '/quote': ['product'],
  '/search': ['q'],
  '/shop/filtered': ['weight', 'size'],
};

/** Empty, or with its question mark. */
function queryAlong(path: string, query: Query): string {
  const pairs = (GOES_ALONG[path] ?? []).flatMap((name) =>
    [query[name] ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** A page that is made from a query has no address of its own. */
const publicPath = (path: string): string =>
  pagesForQueries.find(({ page }) => page === path)?.path ?? path;

function above(path: RoutePath): RoutePath {
  const owner = ownerOf(routeOf(path));
  const folder = path.slice(0, path.lastIndexOf('/'));
  return owner ?? (isRoute(folder) ? folder : '/');
}

/** What a code unlocks may be another document in a language, or none: the certificate, unless a file is named. */
async function hasDocument({ path: language }: SiteLanguage, { path, query }: Shown) {
  if (path !== UNLOCK_PATH) return true;
  const file = fileOf(query?.file);
  if (!file) return !(await inLanguage(language, hiddenPaths)).has('/certificate');
  return (await inLanguage(language, () => findLockedDocument(file))).url !== undefined;
}

/** The address of the next page above that a language offers. */
async function addressAbove(path: RoutePath, { path: language }: SiteLanguage): Promise<string> {
  const hidden = await inLanguage(language, hiddenPaths);
  let offered = path;
  while (hidden.has(offered)) offered = above(offered);
  return addressOf({ language, path: offered });
}

/**
 * The links from a page into all languages of the site, in their order: to the page where it is offered, else to
 * the list above it, else home. None on a site in one language.
 */
export async function languageLinks(shown: Shown) {
  const { path, above: list, query = {} } = shown;
  const languages = await spokenLanguages();
  if (languages.length < 2) return [];
  const [current, addresses] = await Promise.all([
    currentLanguage(),
    addressesOf(publicPath(path)),
  ]);
  const along = queryAlong(path, query);
  const links = languages.map(async (language): Promise<LanguageLink> => {
    const { name, locale } = language;
    const found = addresses.find((each) => each.language.path === language.path);
    const same = found && (await hasDocument(language, shown)) ? found : undefined;
    const { lang, dir } = writingOf(locale);
    const { layout, controls } = words(locale);
    const start = list ?? (isRoute(path) ? above(path) : '/');
    return {
      ...{ name, lang, dir, isCurrent: language.path === current },
      href: same ? same.address + along : await addressAbove(start, language),
      offer: same && { text: layout.alsoInThisLanguage, close: controls.close },
    };
  });
  return Promise.all(links);
}
