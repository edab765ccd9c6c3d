import { routes } from '@/lib/pages/routes';
import type { Route } from '@/lib/pages/routes/route';

const table: readonly Route[] = routes;

/** Routes that name another as their origin but show content that no other has. */
const OWN_SCREENS = ['/home-1', '/home-2', '/about-2', '/portfolio-details'];

const itemPages = ['/service-details/1', '/shop-details/1', '/blog-single/1', '/p/quality'];
const furtherPages = ['/shop/page/2', '/blog-2/page/2'];

/** Every route of the table, and one of each with a parameter. */
export const pages: readonly string[] = [
  ...table.map(({ path }) => path),
  ...itemPages,
  ...furtherPages,
];

/** The route of the table at a path; a page with a parameter has none. */
export const routeAt = (path: string): Route | undefined =>
  table.find((route) => route.path === path);

/** Shows another page's content in another layout: `npm test` looks at it briefly only. */
export const isVariant = (path: string): boolean =>
  furtherPages.includes(path) ||
  (routeAt(path)?.variantOf !== undefined && !OWN_SCREENS.includes(path));
