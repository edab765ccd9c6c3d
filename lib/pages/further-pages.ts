import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { pageNumber, pageOf, type PageOf } from './paging';

/**
 * The pages of a list from the second on, by their number as text; page 1 has the list's own path.
 * @param folder the path before the number
 */
export const furtherPages = <T>(
  folder: string,
  size: number,
  load: () => Promise<readonly T[]>,
) => ({
  item: derivedItem(folder, async (segment): Promise<PageOf<T> | undefined> => {
    const number = pageNumber(segment);
    if (number === undefined || number === 1) return undefined;
    const page = pageOf(await load(), number, size);
    return page.items.length > 0 ? page : undefined;
  }),
  async segments(): Promise<string[]> {
    const { pages } = pageOf(await load(), 1, size);
    return Array.from({ length: pages - 1 }, (_, index) => String(index + 2));
  },
});
