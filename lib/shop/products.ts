import 'server-only';
import { getProducts } from '@/lib/content/endpoints';
import type { Product } from '@/lib/content/schemas';
import { nextPage, pageOf, type PageOf } from '@/lib/paging';

const PRODUCTS_PER_PAGE = 12;

/** One page of the shop. */
export const shopPage = (products: Product[], page: number): PageOf<Product> =>
  pageOf(products, page, PRODUCTS_PER_PAGE);

/**
 * The products, for pages that cannot be told from unknown ones without them.
 * @throws where no copy has ever existed, so that nobody stores a 404 for a page that exists
 */
export async function requireProducts(): Promise<Product[]> {
  const products = await getProducts();
  if (!products) throw new Error('no copy of the products yet');
  return products;
}

export const findShopPage = (segment: string) =>
  nextPage(segment, PRODUCTS_PER_PAGE, requireProducts);

/** @param id as it stands in the address; only the one spelling that we link finds a product */
export function findProduct(products: Product[], id: string): Product | undefined {
  return products.find((product) => String(product.id) === id);
}
