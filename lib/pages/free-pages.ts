import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { getPages } from '@/lib/content/store/endpoints';
import type { PageTexts } from '@/lib/content/schemas/site-schemas';
import { requireContent } from '@/lib/content/store/required';
import { hiddenPaths } from './hidden';

const FREE = /^\/p\/[^/]+$/;

export type FreePage = PageTexts & { name: string };

/** Pages that the site has no route for: the items of `/api/list/pages` under `/p/`. */
export async function freePages(): Promise<FreePage[]> {
  const [pages, hidden] = await Promise.all([getPages(), hiddenPaths()]);
  requireContent(pages !== undefined, 'pages');
  return (pages ?? [])
    .filter(({ path }) => FREE.test(path) && !hidden.has(path))
    .map((page) => ({ ...page, name: page.name ?? nameFrom(page.path) }));
}

/** @throws if the pages were never loaded, so that no 404 is stored for a page that exists */
export const findFreePage = async (slug: string): Promise<FreePage | undefined> =>
  (await freePages()).find(({ path }) => path === `/p/${slug}`);

export const freePageItem = derivedItem('/p', findFreePage);

export const freePageSegments = async (): Promise<string[]> =>
  (await freePages()).map(({ path }) => path.slice('/p/'.length));

/** `/p/delivery-terms` → `Delivery terms` */
function nameFrom(path: string): string {
  const words = path.slice('/p/'.length).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
