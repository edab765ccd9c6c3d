const rules = {
  hostOrder: (items) => [...items],
  reversed: (items) => items.toReversed(),
  newest: (items) => items.toSorted((a, b) => b.id - a.id),
} satisfies Record<string, <T extends { id: number }>(items: readonly T[]) => T[]>;

export type SortOrder = keyof typeof rules;

/** As they stand in the select. */
export const sortOrders = Object.keys(rules) as SortOrder[];

export function sortItems<T extends { id: number }>(items: readonly T[], order: SortOrder): T[] {
  return rules[order](items);
}
