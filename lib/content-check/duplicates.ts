import { doublesIn } from '@/contract/doubles';
import { firstOf, printable } from './printable';

/** `id 7: items 2, 9` for each id, slug, path and part number that more than one item has. */
export const duplicates = (items: readonly unknown[]): string[] =>
  doublesIn(items).map(
    ({ field, value, indexes }) =>
      `${field} ${printable(value)}: items ${firstOf(indexes.map(String)).join(', ')}`,
  );
