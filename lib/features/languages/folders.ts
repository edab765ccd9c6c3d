import 'server-only';
import { inLanguage } from '@/lib/content/store/current-language';
import { getPosts, getSamplePosts, getSiteSettings } from '@/lib/content/store/endpoints';
import { gridPages } from '@/lib/features/blog/grid-pages';
import { furtherServicesPages, requireServices } from '@/lib/features/services/services';
import { categoriesOf } from '@/lib/pages/categories';
import { furtherShopPages, requireProducts } from '@/lib/features/shop/products';
import { findFreePage } from '@/lib/pages/free-pages';
import { listPagePath } from '@/lib/pages/paging';
import {
  categoryPath,
  itemAt,
  plainPath,
  postPath,
  productPath,
  servicePath,
} from '@/lib/pages/routes/paths';

/** A page in the language that is spoken, which may ask search engines to leave it out. */
export type FoundPage = { path: string; noindex?: boolean };

/** What has pages below it. Both functions read the language that is spoken. */
type Folder<Id extends string | number = string | number> = {
  /** What a segment names: the same in all languages, as slugs are not. None where there is no such page. */
  idsOf: (segment: string) => Promise<readonly Id[]>;
  /** The page of one of them. @param from the language in which a segment names them */
  pageOf: (ids: readonly Id[], from: string) => Promise<FoundPage | undefined>;
};

type Item = { id: number; slug?: string; seo?: { noindex?: boolean } };

const itemsOf = (
  load: () => Promise<readonly Item[]>,
  pathOf: (item: Item) => string,
): Folder<number> => ({
  async idsOf(segment) {
    const item = itemAt(await load(), segment);
    return item ? [item.id] : [];
  },
  async pageOf([id]) {
    const item = (await load()).find((each) => each.id === id);
    return item && { path: pathOf(item), noindex: item.seo?.noindex };
  },
});

/** The pages of a list after the first, by their number. */
const pagesOf = (list: string, segments: () => Promise<readonly string[]>): Folder<string> => {
  const idsOf = async (segment: string) => (await segments()).filter((each) => each === segment);
  return {
    idsOf,
    async pageOf([number = '']) {
      const [found] = await idsOf(number);
      return found === undefined ? undefined : { path: listPagePath(list, Number(found)) };
    },
  };
};

const siteCategories = async () =>
  categoriesOf(await requireProducts(), (await getSiteSettings())?.locale);

const categoryOf = async (ids: readonly number[]) =>
  (await siteCategories()).find(({ products }) => products.some(({ id }) => ids.includes(id)));

/** They meet in a product that both languages have, and each in the first: two may have one name in the other. */
const categories: Folder<number> = {
  async idsOf(segment) {
    const category = (await siteCategories()).find(({ slug }) => slug === segment);
    return category?.products.map(({ id }) => id) ?? [];
  },
  async pageOf(ids, from) {
    const category = await categoryOf(ids);
    const there = category?.products.map(({ id }) => id) ?? [];
    const back = await inLanguage(from, () => categoryOf(there));
    const isAsked = back?.products.some(({ id }) => ids.includes(id));
    return category && isAsked ? { path: categoryPath(category.slug) } : undefined;
  },
};

const ownPages: Folder<string> = {
  idsOf: async (segment) => ((await findFreePage(segment)) ? [segment] : []),
  async pageOf([slug = '']) {
    const page = await findFreePage(slug);
    return page && { path: page.path, noindex: page.seo?.noindex };
  },
};

const folders = {
  '/service-details': itemsOf(requireServices, servicePath),
  '/shop-details': itemsOf(requireProducts, productPath),
  '/blog-single': itemsOf(
    async () => [...((await getPosts()) ?? []), ...(await getSamplePosts())],
    postPath,
  ),
  '/shop/category': categories,
  '/p': ownPages,
  '/service/page': pagesOf('/service', furtherServicesPages.segments),
  '/shop/page': pagesOf('/shop', furtherShopPages.segments),
  '/blog-2/page': pagesOf('/blog-2', gridPages['/blog-2'].segments),
  '/blog-3/page': pagesOf('/blog-3', gridPages['/blog-3'].segments),
} as unknown as Record<string, Folder | undefined>;

/**
 * The folder of a page that content decides, and the segment that names it there.
 * @param path escaped, as in addresses
 * @returns undefined for a page with a route of its own
 */
export function folderOf(path: string): { folder: Folder; segment: string } | undefined {
  const end = path.lastIndexOf('/');
  const folder = folders[path.slice(0, end)];
  return folder && { folder, segment: plainPath(path.slice(end + 1)) };
}
