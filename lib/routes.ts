import { blogRoutes } from './routes/blog';
import { companyRoutes } from './routes/company';
import type { Route } from './routes/route';
import { shopRoutes } from './routes/shop';
import { supportRoutes } from './routes/support';

/**
 * Every page of the site, once. Menus, metadata, sitemap, warming and tests are derived from it;
 * a test holds it against the folders of `app/`.
 */
export const routes = [...companyRoutes, ...shopRoutes, ...blogRoutes, ...supportRoutes] as const;

/** The address of a page from the table. */
export type RoutePath = (typeof routes)[number]['path'];

/** @throws for an address that is not in the table, which only a mistake in the code can cause */
export function routeOf(path: RoutePath): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

export const dynamicPaths: string[] = routes.flatMap((route: Route) =>
  route.dynamic ? [route.path] : [],
);

/** The main menu, in order. */
export const mainMenu: { path: RoutePath; name: string }[] = (
  [
    '/',
    '/about',
    '/service',
    '/clients',
    '/manufacture',
    '/certificate',
    '/portfolio',
    '/contact',
  ] as const
).map((path) => ({ path, name: routeOf(path).name }));
