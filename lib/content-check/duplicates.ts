import { firstOf, printable } from './printable';

/** What tells the items of a list apart, and may therefore stand once only. */
const UNIQUE = ['id', 'slug', 'path'] as const;

/** `id 7: items 2, 9` for each id, slug and path that more than one item has. */
export function duplicates(items: readonly unknown[]): string[] {
  return UNIQUE.flatMap((field) => {
    const places = new Map<string, number[]>();
    items.forEach((item, index) => {
      const value = (item as Partial<Record<string, unknown>> | null)?.[field];
      if (typeof value !== 'string' && typeof value !== 'number') return;
      places.set(String(value), [...(places.get(String(value)) ?? []), index]);
    });
    return [...places]
      .filter(([, indexes]) => indexes.length > 1)
      .map(
        ([value, indexes]) =>
          `${field} ${printable(value)}: items ${firstOf(indexes.map(String)).join(', ')}`,
      );
  });
}
