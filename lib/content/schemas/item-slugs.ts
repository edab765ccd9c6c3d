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
