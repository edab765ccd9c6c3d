import type { Product } from '@/lib/content/schemas';

const POPULAR = 3;

/** The share of the price that the discount takes off; 0 without one. */
function saving({ price, discountPrice }: Product): number {
  return price && discountPrice !== undefined ? Math.max(0, 1 - discountPrice / price) : 0;
}

/**
 * What a sidebar shows of the shop: the hot item is the one that is reduced most (among equals, and
 * where nothing is reduced, the first); the popular ones are the first of the others.
 */
export function sidebarProducts(products: readonly Product[]): {
  popular: Product[];
  hot?: Product;
} {
  const [first, ...rest] = products;
  if (!first) return { popular: [] };
  const hot = rest.reduce(
    (best, product) => (saving(product) > saving(best) ? product : best),
    first,
  );
  return { hot, popular: products.filter((product) => product !== hot).slice(0, POPULAR) };
}
