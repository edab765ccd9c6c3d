import 'server-only';
import {
  getPages,
  getPosts,
  getProducts,
  getServicePages,
  getSiteSettings,
} from '@/lib/content/store/endpoints';
import type { Picture, Seo } from '@/lib/content/schemas/fields';
import { whereLoaded } from '@/lib/content/store/never-loaded';
import { requireContent } from '@/lib/content/store/required';
import { categoriesOf } from '@/lib/pages/categories';
import { listPagePath } from '@/lib/pages/paging';
import { freePages } from '@/lib/pages/free-pages';
import { inLanguage } from '@/lib/content/store/current-language';
import { spokenLanguages } from '@/lib/features/languages/spoken-languages';
import { hiddenPaths } from '@/lib/pages/hidden';
import { addressOf, MAIN } from '@/lib/pages/languages';
import { routes } from '@/lib/pages/routes';
import { categoryPath, postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import type { Route } from '@/lib/pages/routes/route';
import { servicesPage } from '@/lib/features/services/services';
import { shopPage } from '@/lib/features/shop/products';

export type SitemapEntry = { path: string; lastModified?: string; images?: string[] };

/** The addresses of all languages, one language after the other: those of one page name each other themselves. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  // Whoever asks first waits for them.
  await getSiteSettings();
  const [, ...further] = await spokenLanguages();
  const entriesIn = (language: string) =>
    inLanguage(language, async () =>
      (await entriesHere()).map(({ path, ...more }) => ({
        path: addressOf({ language, path }),
        ...more,
      })),
    );
  const others = further.map(async ({ path }) => (await whereLoaded(entriesIn(path))) ?? []);
  return (await Promise.all([entriesIn(MAIN), ...others])).flat();
}

/** In the language that is spoken. */
async function entriesHere(): Promise<SitemapEntry[]> {
  const [hidden, pages, settings] = await Promise.all([
    hiddenPaths(),
    getPages(),
    getSiteSettings(),
  ]);
  const lists = await Promise.all([getServicePages(), getProducts(), getPosts()]);
  requireContent(
    lists.some((list) => list !== undefined),
    'content',
  );
  const [services = [], products = [], posts = []] = lists;
  return [
    ...routes
      .filter((route) => isIndexed(route) && !hidden.has(route.path))
      .filter(({ path }) => !pages?.find((page) => page.path === path)?.seo?.noindex)
      .map(({ path }) => ({ path })),
    ...furtherPages('/service', servicesPage(services, 1).pages),
    ...furtherPages('/shop', shopPage(products, 1).pages),
    ...categoriesOf(products, settings?.locale).map(({ slug }) => ({ path: categoryPath(slug) })),
    ...(pages ? await freePages() : [])
      .filter(({ seo }) => !seo?.noindex)
      .map(({ path, picture, updatedAt }) => entry(path, [picture], updatedAt)),
    ...indexed(services).map((service) =>
      entry(servicePath(service), [service.picture, ...service.images], service.updatedAt),
    ),
    ...indexed(products).map((product) =>
      entry(productPath(product), [product.picture], product.updatedAt),
    ),
    ...indexed(posts).map((post) => entry(postPath(post), [post.picture], post.updatedAt)),
  ];
}

const indexed = <T extends { seo?: Seo }>(items: T[]): T[] =>
  items.filter(({ seo }) => !seo?.noindex);

const isIndexed = (route: Route): boolean => !route.variantOf && !route.noindex;

const furtherPages = (list: string, pages: number): SitemapEntry[] =>
  Array.from({ length: pages - 1 }, (_, index) => ({ path: listPagePath(list, index + 2) }));

function entry(
  path: string,
  pictures: readonly (Picture | undefined)[],
  lastModified: string | undefined,
): SitemapEntry {
  const sources = pictures.flatMap((picture) => (picture ? [picture.src] : []));
  return { path, lastModified, images: [...new Set(sources)] };
}
