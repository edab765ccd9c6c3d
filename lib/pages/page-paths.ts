import 'server-only';
import { routes } from '@/lib/pages/routes';
import type { Route } from '@/lib/pages/routes/route';
import { addressOf, placeOf } from './languages';
import { isOfLanguages } from './redirects/site-paths';

/** Where no page is: the 404 screen answers. */
export const NO_PAGE = '/no-page';

/** The address of the 404 screen in the language of another. */
export const noPageFor = (address: string): string =>
  addressOf({ language: placeOf(address).language, path: NO_PAGE });

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

/** Of the data sheet that the site makes of a product. */
export const isDataSheet = (path: string): boolean =>
  /^\/shop-details\/[^/?]+\/datasheet\.pdf$/.test(path);

/** Whether `app/[language]` answers a path, if only with the 404 screen. */
export const hasRoute = (path: string): boolean =>
  isPagePath(path) || isOfLanguages(path) || isDataSheet(path);
