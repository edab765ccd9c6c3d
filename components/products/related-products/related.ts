import type { Product } from '@/lib/content/schemas';

/** Other products, those of the same category first, otherwise in the host's order. */
export function relatedTo(product: Product, products: Product[], most: number): Product[] {
  const others = products.filter(({ id }) => id !== product.id);
  const isKin = ({ category }: Product) => category !== undefined && category === product.category;
  return [...others.filter(isKin), ...others.filter((other) => !isKin(other))].slice(0, most);
}
