import 'server-only';
import { lastDerived } from '@/lib/content/last-derived';
import { contentEpoch } from '@/lib/content/content-versions';
import { routes } from '@/lib/pages/routes';
import { plainPath } from '@/lib/pages/routes/paths';
import type { Route } from '@/lib/pages/routes/route';

/** Where no page is: the stored 404 screen answers. */
export const NO_PAGE = '/no-page';

/** Below them content decides which pages there are. */
export const segmentFolders = [
  ...['/service-details', '/shop-details', '/blog-single', '/shop/category', '/p'],
  ...routes.flatMap((route: Route) => (route.paged ? `${route.path}/page` : [])),
];

const pages = new Set<string>(routes.map(({ path }) => path));

/** Whether a path is one of a page, or of where none is: of no file, and of nothing below a page. */
export const isPagePath = (path: string): boolean =>
  pages.has(path) ||
  path === NO_PAGE ||
  segmentFolders.some(
    (folder) => path.startsWith(`${folder}/`) && !path.includes('/', folder.length + 1),
  );

/** Of the derived value that says what a folder holds. */
export const segmentsName = (folder: string): string => `segments:${folder}`;

/**
 * Whether a folder of pages is known not to hold a path.
 * @param path escaped: a segment may hold a slash
 */
export function isMissing(path: string): boolean {
  const end = path.lastIndexOf('/');
  const folder = plainPath(path.slice(0, end));
  const known = lastDerived<ReadonlySet<string>>(segmentsName(folder));
  if (!known || known.epoch !== contentEpoch()) return false;
  return !known.value.has(plainPath(path.slice(end + 1)));
}
