import { categoriesOf, type Category, type NamedCategory } from '@/lib/pages/categories';
import type { ProductFacet } from './facets';
import { getPages } from '@/lib/content/store/endpoints';
import { siteFormats } from '@/lib/content/words/site-words';
import type { Product } from '@/lib/content/schemas/schemas';
import { categoryPath, plainPath } from '@/lib/pages/routes/paths';
import { caseless } from '@/lib/platform/text/fragment';

export type CategoryLink = Pick<Category, 'slug' | 'name'> & { count: number };

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

/** What the company says of a category, under the path that it has in the main language. */
export async function categoryIntroduction({
  slug,
  slugsInMain: [path = slug],
}: Pick<NamedCategory, 'slug' | 'slugsInMain'>): Promise<string | undefined> {
  const pages = await getPages();
  return pages?.find((page) => isOfCategory(page.path, path))?.introduction;
}
