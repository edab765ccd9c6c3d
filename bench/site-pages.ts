import { routes } from '@/lib/pages/routes';
import { innerPages } from '@/lib/pages/routes/queries';

/** The pages of the site, by their public paths. */

export { dynamicPaths } from '@/lib/pages/routes';
export const paths: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !innerPages.has(path));

export const servicePath = (id: number) => `/service-details/${id}`;
export const productPath = (id: number) => `/shop-details/${id}`;
/** @param page from 2 on */
export const shopPagePath = (page: number) => `/shop/page/${page}`;
export const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;
export const quotePath = (product: number) => `/quote?product=${product}`;
