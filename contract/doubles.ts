/** What tells the items of a list apart, and may therefore stand once only. */
export const UNIQUE = ['id', 'slug', 'path', 'sku'] as const;
export type UniqueField = (typeof UNIQUE)[number];

/** As far as the site tells them apart: paths in any case are the same, letters in either form, too. */
export function uniqueValue(item: unknown, field: UniqueField): string | undefined {
  const value = (item as Partial<Record<string, unknown>> | null)?.[field];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).normalize('NFC').trim();
  return (field === 'path' ? text.toLowerCase() : text) || undefined;
}

export type Double = { field: UniqueField; value: string; indexes: number[] };

/** Each id, slug, path and part number that more than one item has, with the places of the items. */
export function doublesIn(items: readonly unknown[]): Double[] {
  return UNIQUE.flatMap((field) => {
    const places = new Map<string, number[]>();
    items.forEach((item, index) => {
      const value = uniqueValue(item, field);
      if (value === undefined) return;
      const found = places.get(value) ?? [];
      found.push(index);
      places.set(value, found);
    });
    return [...places]
      .filter(([, indexes]) => indexes.length > 1)
      .map(([value, indexes]) => ({ field, value, indexes }));
  });
}
