import { plainPartNumber } from './formats/plain-signs';

/** What tells the items of a list apart, and may therefore stand once only: how sentences call it. */
export const UNIQUE = {
  id: 'number',
  slug: 'address',
  path: 'path',
  sku: 'part number',
} as const;
export type UniqueField = keyof typeof UNIQUE;
export const uniqueFields = Object.keys(UNIQUE) as UniqueField[];

/**
 * Lists whose items have pages, or people beside them, found by these numbers; in others they only tell which items
 * of two languages are the same.
 */
export const NUMBERED: readonly string[] = [
  '/api/list/industrial-products',
  '/api/list/services-page',
  '/api/list/home-blog',
  '/api/list/contacts',
];

/** As far as the site tells them apart: paths in any case are the same, letters in either form, too. */
export function uniqueValue(item: unknown, field: UniqueField): string | undefined {
  const value = (item as Partial<Record<string, unknown>> | null)?.[field];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).normalize('NFC').trim();
  if (field === 'sku') return plainPartNumber(text) || undefined;
  return (field === 'path' ? text.toLowerCase() : text) || undefined;
}

export type Double = { field: UniqueField; value: string; indexes: number[] };

/**
 * Each slug, path, part number and, where it matters, id that more than one item has, with the places of
 * the items: the first is the owner.
 */
export function doublesIn(items: readonly unknown[], endpoint: string): Double[] {
  const fields = uniqueFields.filter((field) => field !== 'id' || NUMBERED.includes(endpoint));
  return fields.flatMap((field) => {
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
