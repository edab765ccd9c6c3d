import { sortOrderNames } from '@/lib/platform/text/prescribed';

export const sortOrders = Object.values(sortOrderNames);
export type SortOrder = (typeof sortOrders)[number];

const rules = {
  [sortOrderNames.hostOrder]: (items) => [...items],
  [sortOrderNames.reversed]: (items) => items.toReversed(),
  [sortOrderNames.newest]: (items) => items.toSorted((a, b) => b.id - a.id),
} satisfies Record<SortOrder, <T extends { id: number }>(items: readonly T[]) => T[]>;

export function sortItems<T extends { id: number }>(items: readonly T[], order: SortOrder): T[] {
  return rules[order](items);
}

/** For the value of a select that the browser has restored. */
export function isSortOrder(text: string): text is SortOrder {
  return sortOrders.some((order) => order === text);
}
