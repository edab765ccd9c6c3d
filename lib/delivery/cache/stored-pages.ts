import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { endpointOf } from '@/lib/content/tags';
import { pagesFolder } from './pages-folder';

/** A page in the cache, with the tags of the content that it was made from. */
type StoredPage = { path: string; tags: string[] };

const metaSchema = z.object({
  headers: z.object({ 'x-next-cache-tags': z.string() }),
});

/** Next ends the part of a file's path that identifies the route with a folder of this name. */
const ADDRESS_MARK = '/$/';

/**
 * The address of every stored page and metadata file that was made from content with one of the tags,
 * those first that bring the most content.
 */
export async function pagesMadeFrom(tags: readonly string[]): Promise<string[]> {
  const pages = await storedPages();
  return mostNewsFirst(pages.filter((page) => page.tags.some((tag) => tags.includes(tag)))).map(
    ({ path }) => path,
  );
}

/**
 * Orders pages so that the first few ask for all content between them. With it here, no visitor gets
 * an old version of any of the others.
 */
export function mostNewsFirst<T extends Pick<StoredPage, 'tags'>>(pages: readonly T[]): T[] {
  const waiting = new Set(pages);
  const first: T[] = [];
  const here = new Set<string>();
  const news = ({ tags }: T) => tags.filter((tag) => endpointOf(tag) && !here.has(tag));
  for (;;) {
    let [next] = waiting;
    for (const page of waiting) if (next && news(page).length > news(next).length) next = page;
    if (!next || news(next).length === 0) return [...first, ...waiting];
    news(next).forEach((tag) => here.add(tag));
    waiting.delete(next);
    first.push(next);
  }
}

async function storedPages(): Promise<StoredPage[]> {
  const folder = pagesFolder(path.resolve('.next'));
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = await Promise.all(
    files.filter((file) => file.endsWith('.meta')).map((file) => storedPage(folder, file)),
  );
  return pages.filter((page) => page !== undefined);
}

async function storedPage(folder: string, file: string): Promise<StoredPage | undefined> {
  const address = file.replaceAll(path.sep, '/').replace(/\.meta$/, '');
  const start = address.indexOf(ADDRESS_MARK);
  if (start === -1) return undefined;
  const name = address.slice(start + ADDRESS_MARK.length);
  try {
    const { headers } = metaSchema.parse(JSON.parse(await readFile(`${folder}/${file}`, 'utf8')));
    return {
      path: name === 'index' ? '/' : `/${name}`,
      tags: headers['x-next-cache-tags'].split(','),
    };
  } catch {
    return undefined; // Being written at this moment, so made from present content.
  }
}
