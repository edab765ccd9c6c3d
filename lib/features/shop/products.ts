import 'server-only';
import { getProducts } from '@/lib/content/endpoints';
import { NeverLoadedError } from '@/lib/content/never-loaded';
import type { Product } from '@/lib/content/schemas';
import { furtherPages, pageOf, type PageOf } from '@/lib/platform/paging';

const PRODUCTS_PER_PAGE = 12;

export const shopPage = (products: Product[], page: number): PageOf<Product> =>
  pageOf(products, page, PRODUCTS_PER_PAGE);

/** @throws if the products were never loaded, so that no 404 is stored for a page that exists */
export async function requireProducts(): Promise<Product[]> {
  const products = await getProducts();
  if (!products) throw new NeverLoadedError('products');
  return products;
}

export const furtherShopPages = furtherPages(PRODUCTS_PER_PAGE, requireProducts);
