import { blogRoutes } from './routes/blog';
import { companyRoutes } from './routes/company';
import type { Route } from './routes/route';
import { shopRoutes } from './routes/shop';
import { supportRoutes } from './routes/support';

/** Menus, metadata and sitemap are derived from it; a test compares it with `app/`. */
export const routes = [...companyRoutes, ...shopRoutes, ...blogRoutes, ...supportRoutes] as const;

export type RoutePath = (typeof routes)[number]['path'];

/** @throws for an unknown path */
export function routeOf(path: RoutePath): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

export const dynamicPaths: string[] = routes.flatMap((route: Route) =>
  route.dynamic ? [route.path] : [],
);

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
