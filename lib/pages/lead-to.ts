import 'server-only';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { derivedItem } from '@/lib/content/store/derive';
import { getPages, getPosts, getProducts, getServicePages } from '@/lib/content/store/endpoints';
import { mainLocale } from '@/lib/content/store/site-languages';
import { categoryAt, namedCategories } from './categories';
import { findItem } from './found-items';
import { hiddenPaths, leadsToHidden } from './hidden';
import { MAIN, placeOf } from './languages';
import { hasRoute } from './page-paths';
import { hasLanguage } from './routes/link-address';
import { categoryPath, plainPath, postPath, productPath, servicePath } from './routes/paths';

/** Where a link leads, for a page in the language that is spoken. */
export type Lead = {
  /** A path of that language; the full address where `hrefLang` is set. */
  href: string;
  /** Of the page to which it leads, where that is in the main language. */
  hrefLang?: string;
};

const lead = (href: string, hrefLang?: string): Lead => (hrefLang ? { href, hrefLang } : { href });

const toMain = async (href: string): Promise<Lead> => lead(href, await mainLocale());

type Item = Parameters<typeof productPath>[0];
type Find = (segment: string) => Promise<string | undefined>;

const inList =
  (load: () => Promise<readonly Item[] | undefined>, pathOf: (item: Item) => string): Find =>
  async (segment) => {
    const item = await findItem(async () => (await load()) ?? [], segment);
    return item && pathOf(item);
  };

/** The path that the page of a segment has in the language that is spoken; undefined where it has none. */
const folders: Record<string, Find> = {
  '/service-details': inList(getServicePages, servicePath),
  '/shop-details': inList(getProducts, productPath),
  '/blog-single': inList(getPosts, postPath),
  async '/shop/category'(segment) {
    const category = categoryAt(await namedCategories(), segment);
    return category && categoryPath(category.slug);
  },
  async '/p'(segment) {
    const pages = (await getPages()) ?? [];
    const found = pages.find(({ path }) => path.toLowerCase() === `/p/${segment}`);
    return found && encodeURI(found.path);
  },
};

const ITEM = /^(\/.+?)\/([^/]+?)(\/datasheet\.pdf)?$/;

/** @param path unescaped, in small letters */
async function offeredPath(path: string): Promise<string | undefined> {
  if (leadsToHidden(path, await hiddenPaths())) return undefined;
  const [, folder = '', segment = '', file = ''] = ITEM.exec(path) ?? [];
  const find = folders[folder];
  if (!find) return encodeURI(path);
  const found = await find(segment);
  return found && found + file;
}

/** Each has a version of its own: a page grows old with what its links lead to, and with no other item. */
export const leadItem = derivedItem('lead', async (path): Promise<Lead> => {
  const here = await offeredPath(path);
  if (here !== undefined) return lead(here);
  const inMain = await inLanguage(MAIN, () => offeredPath(path));
  return inMain === undefined ? lead(encodeURI(path)) : toMain(inMain);
});

/** What a folder of files can hold as a name. */
const LONGEST = 240;

const CATEGORY = '/shop/category/';

/** Products of one category are the same as its page, which knows what it is called. */
async function leadToCategory(query: URLSearchParams, rest: string): Promise<Lead | undefined> {
  const names = query.getAll('category');
  if (names.length !== 1) return undefined;
  const { href, hrefLang } = await leadToPath(CATEGORY + plainPath(names[0]!), '');
  if (hrefLang || !href.startsWith(CATEGORY)) return lead(`/shop${rest}`, hrefLang);
  query.set('category', plainPath(href.slice(CATEGORY.length)));
  return lead(`/shop?${query.toString()}${/#.*$/s.exec(rest)?.[0] ?? ''}`);
}

async function leadToPath(written: string, rest: string): Promise<Lead> {
  const path = plainPath(written.replace(/(?<=.)\/$/, '')).toLowerCase();
  // Of another program at this address, or an old path that the operator redirects.
  if (!hasRoute(path) || path.length > LONGEST) return toMain(written + rest);
  const { href, hrefLang } = (await leadItem(path))!;
  return lead(href + rest, hrefLang);
}

/**
 * Where a link of content leads. Content writes paths without a language, with the slug of the language or of the
 * main one; the page in the visitor's language comes first, and that of the main one where there is none.
 */
export async function leadTo(link: string): Promise<Lead> {
  if ((await currentLanguage()) === MAIN || !hasLanguage(link)) return lead(link);
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(placeOf(link).path) ?? [];
  const query = new URLSearchParams(rest.replace(/#.*$/s, ''));
  return (written === '/shop' && (await leadToCategory(query, rest))) || leadToPath(written, rest);
}
