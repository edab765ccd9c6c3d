import type { Route } from './routes/route';

/** Every page once; a test compares it with `app/`. Menus, metadata and sitemap are derived from it. */
export const routes = [
  { path: '/' },
  { path: '/home-1', variantOf: '/' },
  { path: '/home-2', variantOf: '/' },
  { path: '/about' },
  { path: '/about-2', variantOf: '/about' },
  { path: '/service', paged: true },
  { path: '/service-2', variantOf: '/service' },
  { path: '/service-single', variantOf: '/service' },
  { path: '/clients' },
  { path: '/manufacture' },
  { path: '/certificate' },
  { path: '/certificate/unlock', noindex: true, dynamic: true },
  { path: '/portfolio' },
  { path: '/portfolio-details', variantOf: '/portfolio' },
  { path: '/sustainability' },
  { path: '/team-1' },
  { path: '/team-2', variantOf: '/team-1' },
  { path: '/team-3', variantOf: '/team-1' },
  { path: '/team-details' },
  { path: '/shop', paged: true },
  { path: '/shop/filtered', variantOf: '/shop', noindex: true, dynamic: true },
  { path: '/shop/compare', noindex: true, dynamic: true },
  { path: '/shop-details', variantOf: '/shop' },
  { path: '/shop-single', variantOf: '/shop' },
  { path: '/cart', noindex: true },
  { path: '/checkout', noindex: true },
  { path: '/blog' },
  { path: '/blog-2', variantOf: '/blog', paged: true },
  { path: '/blog-3', variantOf: '/blog', paged: true },
  { path: '/blog-right', variantOf: '/blog' },
  { path: '/blog-single', variantOf: '/blog' },
  { path: '/blog-single-right', variantOf: '/blog' },
  { path: '/contact' },
  { path: '/contact/about', variantOf: '/contact', dynamic: true },
  { path: '/contact/result', noindex: true, dynamic: true },
  { path: '/quote', dynamic: true },
  { path: '/quote/result', noindex: true, dynamic: true },
  { path: '/faq' },
  { path: '/downloads' },
  { path: '/downloads/filtered', variantOf: '/downloads', noindex: true, dynamic: true },
  { path: '/search', noindex: true, dynamic: true },
  { path: '/privacy' },
  { path: '/error', noindex: true },
] as const satisfies readonly Route[];

export type RoutePath = (typeof routes)[number]['path'];

export const isRoute = (path: string): path is RoutePath =>
  routes.some((route) => route.path === path);

/** @throws for an unknown path */
export function routeOf(path: RoutePath): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

export const dynamicPaths: string[] = routes.flatMap((route: Route) =>
  route.dynamic ? [route.path] : [],
);

/** In the order of the specification. */
export const mainMenu = [
  '/',
  '/about',
  '/service',
  '/clients',
  '/manufacture',
  '/certificate',
  '/portfolio',
  '/contact',
] as const satisfies readonly RoutePath[];
