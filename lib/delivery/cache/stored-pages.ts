import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { pagesFolder } from './pages-folder';

/** A page in the cache, with the tags of the content that it was made from. */
type StoredPage = { path: string; tags: string[] };

const metaSchema = z.object({
  headers: z.object({ 'x-next-cache-tags': z.string() }),
});

/** Next ends the part of a file's path that identifies the route with a folder of this name. */
const ADDRESS_MARK = '/$/';

/** Every stored page and metadata file that was made from content with one of the tags, by address. */
export async function pagesMadeFrom(tags: readonly string[]): Promise<StoredPage[]> {
  const pages = await storedPages();
  return pages
    .filter((page) => page.tags.some((tag) => tags.includes(tag)))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function storedPages(): Promise<StoredPage[]> {
  const folder = folderOfBuild();
  if (!folder) return [];
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = await Promise.all(
    files.filter((file) => file.endsWith('.meta')).map((file) => storedPage(folder, file)),
  );
  return pages.filter((page) => page !== undefined);
}

/** In development there is no build, and nothing is stored. */
function folderOfBuild(): string | undefined {
  try {
    return pagesFolder(path.resolve('.next'));
  } catch {
    return undefined;
  }
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
