import { personalPaths, routes } from '@/lib/routes';

/** The pages of the site, by their public paths. */

export const paths: readonly string[] = routes.map(({ path }) => path);

/** Rendered for each visit, and with their scripts at once. */
export const dynamicPaths: readonly string[] = personalPaths;

export const servicePath = (id: number) => `/service-details/${id}`;
export const productPath = (id: number) => `/shop-details/${id}`;
/** @param page from 2 on */
export const shopPagePath = (page: number) => `/shop/page/${page}`;
