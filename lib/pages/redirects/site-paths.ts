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

export const ownFiles = new Set([
  '/.well-known/security.txt',
  '/apple-icon.png',
  '/blog/feed.xml',
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/unavailable',
]);

const pages = new Set<string>(routes.map(({ path }) => path));

/** No redirect may replace these paths. */
export function isOwnPath(path: string): boolean {
  return (
    pages.has(path) ||
    ownFiles.has(path) ||
    ownFolders.some((folder) => path.startsWith(folder)) ||
    numberedPaths.includes(path.replace(/(?<!\d)\d+$/, '0'))
  );
}
