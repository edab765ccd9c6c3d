import 'server-only';
import { routes } from '@/lib/pages/routes';
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
