import { routes } from '@/lib/routes';

/** Every page of the table, and one of each page that has a parameter. */
export const pages = [
  ...routes.map(({ path }) => path),
  '/service-details/1',
  '/shop-details/1',
  '/shop/page/2',
  '/blog-2/page/2',
  '/blog-single/1',
];
