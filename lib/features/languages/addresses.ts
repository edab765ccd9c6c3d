import 'server-only';
import { getPages } from '@/lib/content/store/endpoints';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { derivedItem } from '@/lib/content/store/derive';
import { whereLoaded } from '@/lib/content/store/never-loaded';
import type { SiteLanguage } from '@/lib/content/store/site-languages';
import { hiddenPaths, leadsToHidden } from '@/lib/pages/hidden';
import { addressOf } from '@/lib/pages/languages';
import { isRoute } from '@/lib/pages/routes';
import { folderOf, type FoundPage } from './folders';
import { spokenLanguages } from './spoken-languages';

/** Where a page is in a language of the site. */
export type PageAddress = {
  language: SiteLanguage;
  /** As visitors see it. */
  address: string;
  noindex?: boolean;
};

async function routeIn(path: string): Promise<FoundPage | undefined> {
  if (!isRoute(path)) return undefined;
  const page = (await getPages())?.find((each) => each.path === path);
  return { path, noindex: page?.seo?.noindex };
}

/** How the page at a path of the language that is spoken is found in any other. */
async function finderOf(path: string): Promise<() => Promise<FoundPage | undefined>> {
  const found = folderOf(path);
  if (!found) return () => routeIn(path);
  const { folder, segment } = found;
  const idsOf = () => whereLoaded(folder.idsOf(segment));
  let from = await currentLanguage();
  let ids = (await idsOf()) ?? [];
  // What the language lacks may be asked for as another calls it.
  for (const { path } of ids.length > 0 ? [] : await spokenLanguages()) {
    from = path;
    ids = (await inLanguage(path, idsOf)) ?? [];
    if (ids.length > 0) break;
  }
  return async () => (ids.length > 0 ? folder.pageOf(ids, from) : undefined);
}

/**
 * The page at a path in all languages that have it. It has a version of its own, so that a text of one language
 * makes no page of another old, and a slug those that name its address.
 */
export const pageInLanguages = derivedItem('in-languages', async (path) => {
  const find = await finderOf(path);
  const found = (await spokenLanguages()).map(async (language) => {
    // What was never fetched in a language is not offered in it yet.
    const page = await inLanguage(language.path, () => whereLoaded(find()));
    return page ? [{ language, ...page }] : [];
  });
  const pages = (await Promise.all(found)).flat();
  return pages.length > 0 ? pages : undefined;
});

/** @param path without its language. A page below one that is hidden is hidden. */
const isHidden = async (language: SiteLanguage, path: string): Promise<boolean> =>
  leadsToHidden(path, await inLanguage(language.path, hiddenPaths));

/**
 * The addresses of a page in all languages in which it is offered, in the order of the settings; none on a site in
 * one language.
 * @param path of the page in the language that is spoken, escaped
 */
export async function addressesOf(path: string): Promise<PageAddress[]> {
  if ((await spokenLanguages()).length < 2) return [];
  const offered = ((await pageInLanguages(path)) ?? []).map(async ({ language, path, noindex }) =>
    (await isHidden(language, path))
      ? []
      : [{ language, address: addressOf({ language: language.path, path }), noindex }],
  );
  return (await Promise.all(offered)).flat();
}
