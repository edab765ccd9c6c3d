import { distinctValues } from '@/lib/platform/facets';
import type { ProductFacet } from './facets';
import type { Product } from '@/lib/content/schemas';
import { fragmentOf } from '@/lib/platform/text/fragment';

export type Category = { slug: string; name: string; products: Product[] };
export type CategoryLink = Pick<Category, 'slug' | 'name'> & { count: number };

const traitOf = (name: string) => ({ value: fragmentOf(name), label: name });

/** The categories that the products name, in the order of the first product of each. */
export function categoriesOf(products: readonly Product[]): Category[] {
  const names = products.flatMap(({ category }) => category ?? []);
  const slugOf = distinctValues(names.map(traitOf));
  const categories = new Map<string, Category>();
  for (const product of products) {
    const { category: name } = product;
    if (!name) continue;
    const slug = slugOf(traitOf(name));
    const known = categories.get(slug) ?? { slug, name, products: [] };
    known.products.push(product);
    categories.set(slug, known);
  }
  return [...categories.values()];
}

export const categoryLinks = (products: readonly Product[]): CategoryLink[] =>
  categoriesOf(products).map(({ slug, name, products: { length: count } }) => ({
    slug,
    name,
    count,
  }));

/** The same of what other filters leave; `slug` is what the filter calls it. */
export const narrowedCategories = (facets: readonly ProductFacet[]): CategoryLink[] =>
  (facets.find(({ name }) => name === 'category')?.choices ?? []).flatMap(
    ({ value: slug, label: name, count, chosen }) =>
      count > 0 || chosen ? [{ slug, name, count }] : [],
  );
