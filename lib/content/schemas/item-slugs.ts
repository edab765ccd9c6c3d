import { doublesIn } from '@/contract/doubles';
import type { ItemIssue } from './lists';

/**
 * Of items with one slug the first keeps it; the others are found by their numbers, wherever they are named.
 * Of those with one number or path the first is found: the others are named.
 */
export function withItemSlugs<T>(
  items: T[],
  endpoint: string,
): { items: T[]; issues: ItemIssue[] } {
  const issues: ItemIssue[] = [];
  const nameless = new Set<number>();
  for (const { field, indexes } of doublesIn(items, endpoint)) {
    // Nothing is found by it.
    if (field === 'sku') continue;
    const [owner, ...others] = indexes;
    for (const index of others) {
      issues.push({ index, reason: `${field}: that of item ${owner}` });
      if (field === 'slug') nameless.add(index);
    }
  }
  const own = (item: T, index: number) =>
    nameless.has(index) ? { ...item, slug: undefined } : item;
  return { items: nameless.size > 0 ? items.map(own) : items, issues };
}

type Named = { id?: unknown; slug?: string };

const withoutSlug = new WeakMap<object, object>();

/**
 * In a further language the slug that it gives an item leads to that one, whichever other item has it from the main
 * language: that one is found by its number.
 * @param items of both languages together
 * @param own as the further language answers them
 */
export function withOwnSlugs<T extends Named>(
  items: readonly T[],
  own: readonly Named[],
): readonly T[] {
  const owners = new Map(
    own.flatMap(({ id, slug }): [string, unknown][] => (slug === undefined ? [] : [[slug, id]])),
  );
  const isTaken = ({ id, slug }: T) => slug !== undefined && (owners.get(slug) ?? id) !== id;
  if (!items.some(isTaken)) return items;
  return items.map((item) => {
    if (!isTaken(item)) return item;
    const nameless = (withoutSlug.get(item) ?? { ...item, slug: undefined }) as T;
    withoutSlug.set(item, nameless);
    return nameless;
  });
}
