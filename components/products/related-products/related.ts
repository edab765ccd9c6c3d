import type { Product } from '@/lib/content/schemas';

/** Other products: those of the same category first, then in the host's order. */
export function relatedTo(product: Product, products: Product[], max: number): Product[] {
  const others = products.filter(({ id }) => id !== product.id);
  const isSameCategory = ({ category }: Product) =>
    category !== undefined && category === product.category;
  return [
    ...others.filter(isSameCategory),
    ...others.filter((other) => !isSameCategory(other)),
  ].slice(0, max);
}
