import 'server-only';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { getProducts, getSiteSettings } from '@/lib/content/store/endpoints';
import type { Product } from '@/lib/content/schemas/schemas';
import { fragmentOf } from '@/lib/platform/text/fragment';
import { distinctValues } from './facets';
import { MAIN } from './languages';

export type Category = { slug: string; name: string; products: Product[] };

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

/** As addresses and texts of pages name a category: by its own slug, or by one that it has in the main language. */
export type NamedCategory = Category & { slugsInMain: string[] };

/** The categories of the language that is spoken. */
export async function namedCategories(): Promise<NamedCategory[]> {
  const load = async () => {
    const [products = [], settings] = await Promise.all([getProducts(), getSiteSettings()]);
    return categoriesOf(products, settings?.locale);
  };
  const categories = await load();
  if ((await currentLanguage()) === MAIN)
    return categories.map((category) => ({ ...category, slugsInMain: [category.slug] }));
  const inMain = new Map(
    (await inLanguage(MAIN, load)).flatMap(({ slug, products }) =>
      products.map(({ id }) => [id, slug] as const),
    ),
  );
  return categories.map((category) => ({
    ...category,
    slugsInMain: [...new Set(category.products.flatMap(({ id }) => inMain.get(id) ?? []))],
  }));
}

/** The one of that slug, or else that of the main language's. */
export const categoryAt = (
  categories: readonly NamedCategory[],
  slug: string,
): NamedCategory | undefined =>
  categories.find((each) => each.slug === slug) ??
  categories.find(({ slugsInMain }) => slugsInMain.includes(slug));

export const categorySegments = (categories: readonly NamedCategory[]): string[] => [
  ...new Set(categories.flatMap(({ slug, slugsInMain }) => [slug, ...slugsInMain])),
];
