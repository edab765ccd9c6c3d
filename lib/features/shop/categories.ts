import { distinctValues } from '@/lib/pages/facets';
import type { ProductFacet } from './facets';
import { getPages } from '@/lib/content/store/endpoints';
import { siteFormats } from '@/lib/content/words/site-words';
import type { Product } from '@/lib/content/schemas/schemas';
import { categoryPath, plainPath } from '@/lib/pages/routes/paths';
import { caseless, fragmentOf } from '@/lib/platform/text/fragment';

export type Category = { slug: string; name: string; products: Product[] };
export type CategoryLink = Pick<Category, 'slug' | 'name'> & { count: number };

/**
 * The categories that the products name, in the order of the first product of each.
 * @param locale of the content
 */
export function categoriesOf(products: readonly Product[], locale: string | undefined): Category[] {
  const traitOf = (name: string) => ({ value: fragmentOf(name, locale), label: name });
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

export const categoryLinks = (
  products: readonly Product[],
  locale: string | undefined,
): CategoryLink[] =>
  categoriesOf(products, locale).map(({ slug, name, products: { length: count } }) => ({
    slug,
    name,
    count,
  }));

/** The same, in the same order, of what other filters leave; `slug` is what the filter calls it. */
export function narrowedCategories(
  facets: readonly ProductFacet[],
  products: readonly Product[],
): CategoryLink[] {
  const choices = facets.find(({ name }) => name === 'category')?.choices ?? [];
  return categoriesOf(products, siteFormats().locale).flatMap(({ slug, name }) => {
    const choice = choices.find(({ value }) => value === slug);
    return choice && (choice.count > 0 || choice.chosen)
      ? [{ slug, name, count: choice.count }]
      : [];
  });
}

/** @param path as content writes it */
export const isOfCategory = (path: string, slug: string): boolean =>
  caseless(path) === caseless(plainPath(categoryPath(slug)));

/** What the company says of a category. */
export const categoryIntroduction = async (slug: string): Promise<string | undefined> =>
  (await getPages())?.find(({ path }) => isOfCategory(path, slug))?.introduction;
