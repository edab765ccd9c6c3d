/** The orders of the shop, as its select names them. */
export const sortOrders = ['latest', 'ubdate', 'new'] as const;
export type SortOrder = (typeof sortOrders)[number];

const rules = {
  latest: (items) => [...items],
  ubdate: (items) => items.toReversed(),
  new: (items) => items.toSorted((a, b) => b.id - a.id),
} satisfies Record<SortOrder, <T extends { id: number }>(items: readonly T[]) => T[]>;

/** latest: the host's order; ubdate: reversed; new: by id, highest first. Gives a new list. */
export function sortItems<T extends { id: number }>(items: readonly T[], order: SortOrder): T[] {
  return rules[order](items);
}

/** Whether a text (of a select, of a form that the browser restored) names an order. */
export function isSortOrder(text: string): text is SortOrder {
  return sortOrders.some((order) => order === text);
}
