import type { Product } from '@/lib/content/schemas';
import { fragmentOf } from '@/lib/text/fragment';

export type Category = { slug: string; name: string; products: Product[] };

/** The categories that the products name, in the order of the first product of each. */
export function categoriesOf(products: readonly Product[]): Category[] {
  const categories = new Map<string, Category>();
  for (const product of products) {
    const { category: name } = product;
    const slug = name && fragmentOf(name);
    if (!slug) continue;
    const known = categories.get(slug) ?? { slug, name, products: [] };
    known.products.push(product);
    categories.set(slug, known);
  }
  return [...categories.values()];
}
