import { listPagePath } from '@/lib/pages/paging';
import { routes } from '@/lib/pages/routes';
import { itemPaths } from '@/lib/pages/routes/paths';
import type { Route } from '@/lib/pages/routes/route';

/** Any other number stands for a page, too. */
export const numberedPaths = [
  ...itemPaths.map((pathOf) => pathOf({ id: 0 })),
  ...routes.flatMap((route: Route) => (route.paged ? listPagePath(route.path, 0) : [])),
];

export const ownFolders = [
  ...['/_next/', '/_page-data/', '/api/', '/media/', '/pictures/', '/og/', '/sitemap/'],
];

/** Beside the pages of each language. */
const fileOfPages = '/blog/feed.xml';

export const ownFiles = new Set([
  '/.well-known/security.txt',
  '/apple-icon.png',
  fileOfPages,
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/unavailable',
]);

const pages = new Set<string>(routes.map(({ path }) => path));

/** Whether the site has an address once, whatever its languages: of no page, and of no file of pages. */
export const isOfNoLanguage = (address: string): boolean =>
  (ownFiles.has(address) && address !== fileOfPages) ||
  ownFolders.some((folder) => address.startsWith(folder));

/** Whether a path has something in every language. */
export const isOfLanguages = (path: string): boolean =>
  pages.has(path) ||
  path === fileOfPages ||
  numberedPaths.includes(path.replace(/(?<!\d)\d+$/, '0'));

/** No redirect may replace these paths. */
export const isOwnPath = (path: string): boolean => isOfNoLanguage(path) || isOfLanguages(path);
