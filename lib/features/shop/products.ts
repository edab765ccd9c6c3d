import 'server-only';
import { getProducts } from '@/lib/content/store/endpoints';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import type { Product } from '@/lib/content/schemas/schemas';
import { furtherPages } from '@/lib/pages/further-pages';
import { pageOf, type PageOf } from '@/lib/pages/paging';

const PRODUCTS_PER_PAGE = 12;

/** @param page counts from 1; of a list that has become shorter the last one is shown */
export function shopPage(products: Product[], page: number): PageOf<Product> {
  const { pages } = pageOf(products, 1, PRODUCTS_PER_PAGE);
  return pageOf(products, Math.min(page, pages), PRODUCTS_PER_PAGE);
}

/** @throws if the products were never loaded, so that no 404 is stored for a page that exists */
export async function requireProducts(): Promise<Product[]> {
  const products = await getProducts();
  if (!products) throw new NeverLoadedError('products');
  return products;
}

export const furtherShopPages = furtherPages('/shop/page', PRODUCTS_PER_PAGE, requireProducts);
