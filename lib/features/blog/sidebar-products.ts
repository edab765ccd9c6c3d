import type { Product } from '@/lib/content/schemas/schemas';

const POPULAR = 3;

/** 0 to 1 */
function saving({ price, discountPrice }: Product): number {
  return price && discountPrice !== undefined ? Math.max(0, 1 - discountPrice / price) : 0;
}

/** Hot is the largest discount (the first of equals); popular are the first of the others. */
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
