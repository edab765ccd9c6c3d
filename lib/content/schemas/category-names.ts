import { caseless } from '@/lib/platform/text/fragment';

type InCategory = { id: number; category?: string };

const keyOf = (name: string): string => caseless(name).trim().replace(/\s+/g, ' ');

const renamed = new WeakMap<InCategory, InCategory>();

/** The same product for the same name. */
function inCategory<T extends InCategory>(product: T, category: string): T {
  if (product.category === category) return product;
  const known = renamed.get(product);
  if (known?.category === category) return known as T;
  const named = { ...product, category };
  renamed.set(product, named);
  return named;
}

/**
 * Products in a further language: those that stand in one category in the main language do so here, under the name
 * that the first of them has.
 * @param main the products of the main language
 */
export function inOneCategory<T extends InCategory>(
  products: readonly T[],
  main: readonly InCategory[],
): T[] {
  const keys = new Map(main.map(({ id, category }) => [id, category && keyOf(category)]));
  const names = new Map<string, string>();
  for (const { id, category } of products) {
    const key = keys.get(id);
    if (key && category && !names.has(key)) names.set(key, category);
  }
  if (names.size === 0) return [...products];
  return products.map((product) => {
    const name = names.get(keys.get(product.id) ?? '');
    return name === undefined ? product : inCategory(product, name);
  });
}
