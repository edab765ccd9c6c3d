import { doublesIn } from '@/contract/doubles';
import { firstOf, printable } from './printable';

/** `id 7: items 2, 9` for each id, slug, path and part number that more than one item has. */
export const duplicates = (items: readonly unknown[], endpoint: string): string[] =>
  doublesIn(items, endpoint).map(
    ({ field, value, indexes }) =>
      `${field} ${printable(value)}: items ${firstOf(indexes.map(String)).join(', ')}`,
  );
