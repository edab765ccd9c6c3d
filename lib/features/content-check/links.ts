import 'server-only';
import { mediaSource } from '@/lib/content/host/media-path';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { Post, Product, Service, SiteSettings } from '@/lib/content/schemas/schemas';
import type { PageTexts } from '@/lib/content/schemas/site-schemas';
import { leadsToHidden } from '@/lib/pages/hidden';
import { isOwnPath, ownFolders } from '@/lib/pages/redirects/site-paths';
import { itemPaths, postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import type { effectiveContent } from './effective-content';
import { printable } from './printable';

type Item = { id: number; slug?: string };

/** What there is on the site. */
export type SiteContent = {
  /** The paths of its further languages: a link into one leads to a page of it. */
  languages: readonly string[];
  products: readonly Item[];
  services: readonly Item[];
  posts: readonly Item[];
  /** Paths under `/p/`. */
  freePages: readonly string[];
  hidden: Pick<ReadonlySet<string>, 'has'>;
};

type Content = Pick<Awaited<ReturnType<typeof effectiveContent>>, 'all' | 'one'>;

/** @param hidden paths that answer 404 */
export function siteContent({ all, one }: Content, hidden: SiteContent['hidden']): SiteContent {
  const { languages = [] } = one<SiteSettings>(hostEndpoints.siteSettings.path) ?? {};
  const pages = all<PageTexts>(hostEndpoints.pages.path);
  return {
    languages: languages.flatMap(({ path }) => path ?? []),
    products: all<Product>(hostEndpoints.products.path),
    services: all<Service>(hostEndpoints.servicePages.path),
    posts: all<Post>(hostEndpoints.posts.path),
    freePages: pages.map(({ path }) => path).filter((path) => path.startsWith('/p/')),
    hidden,
  };
}

/** Where a language has no page, its links lead to that of the main one. */
export const inEither = (one: SiteContent, other: SiteContent): SiteContent => ({
  languages: [...one.languages, ...other.languages],
  products: [...one.products, ...other.products],
  services: [...one.services, ...other.services],
  posts: [...one.posts, ...other.posts],
  freePages: [...one.freePages, ...other.freePages],
  hidden: { has: (path) => one.hidden.has(path) && other.hidden.has(path) },
});

/** The links of content in the shape in which pages get it: of menus, buttons and texts. */
function linksIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    if (field === 'link') return [value];
    if (field !== 'html') return [];
    return [...value.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&#x26;', '&'),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    linksIn(inner, Array.isArray(value) ? field : name),
  );
}

/** Why visitors who follow a link find nothing; undefined for other links, and those elsewhere. */
export function faultOfLink(href: string, site: SiteContent): string | undefined {
  if (!/^\/(?!\/)/.test(href)) {
    return /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(href) ? undefined : 'is relative to each page';
  }
  const path = withoutLanguage(decoded(href.replace(/[?#].*/, '')).toLowerCase(), site);
  if (leadsToHidden(path, site.hidden)) return 'leads to a hidden page';
  if (path.startsWith('/media/')) {
    return mediaSource(path) ? undefined : 'is a path of the host, not of the site';
  }
  if (path.startsWith('/p/')) return site.freePages.includes(path) ? undefined : NO_PAGE;
  if (itemPaths.some((pathOf) => path.startsWith(pathOf({ id: 0 }).slice(0, -1)))) {
    return isItem(path, site) ? undefined : NO_PAGE;
  }
  const isKnown = isOwnPath(path) || ownFolders.some((folder) => path.startsWith(folder));
  return isKnown ? undefined : NO_PAGE;
}

function withoutLanguage(path: string, { languages }: SiteContent): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return languages.includes(first) ? rest || '/' : path;
}

const NO_PAGE = 'leads to no page of the site';

function isItem(path: string, { products, services, posts }: SiteContent): boolean {
  const has = (items: readonly Item[], pathOf: (item: Item) => string) =>
    items.some(
      ({ id, slug }) => path === pathOf({ id }) || (slug && path === pathOf({ id, slug })),
    );
  return has(products, productPath) || has(services, servicePath) || has(posts, postPath);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `/shpo leads to no page of the site`, once for each link. */
export const deadLinks = (content: unknown, site: SiteContent): string[] =>
  [...new Set(linksIn(content))].flatMap((href) => {
    const fault = faultOfLink(href, site);
    return fault ? `${printable(href)} ${fault}` : [];
  });
