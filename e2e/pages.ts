import { routes } from '@/lib/pages/routes';
import type { Route } from '@/lib/pages/routes/route';

const table: readonly Route[] = routes;

/** Routes that name another as their origin but show content that no other has. */
const OWN_SCREENS = ['/home-1', '/home-2', '/about-2', '/portfolio-details'];

/** Of pages that answer for a query at the path of another. */
const addresses: Readonly<Record<string, string>> = {
  '/contact/about': '/contact?about=product:1',
  '/shop/filtered': '/shop?category=gears',
  '/downloads/filtered': '/downloads?kind=manual',
};
const addressOf = ({ path }: Route): string => addresses[path] ?? path;

const itemPages = ['/service-details/1', '/shop-details/1', '/blog-single/1', '/p/quality'];
const furtherPages = ['/shop/page/2', '/blog-2/page/2'];

/** Every route of the table by an address that shows it, and one of each with a parameter. */
export const pages: readonly string[] = [...table.map(addressOf), ...itemPages, ...furtherPages];

/** The route of the table at an address; a page with a parameter has none. */
export const routeAt = (path: string): Route | undefined =>
  table.find((route) => addressOf(route) === path);

/** Not stored: React writes its tags in whatever order they become ready. */
export const isDynamic = (path: string): boolean => routeAt(path)?.dynamic ?? false;

/** Shows another page's content in another layout: `npm test` looks at it briefly only. */
export const isVariant = (path: string): boolean =>
  furtherPages.includes(path) ||
  (routeAt(path)?.variantOf !== undefined && !OWN_SCREENS.includes(path));
