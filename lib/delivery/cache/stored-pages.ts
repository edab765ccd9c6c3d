import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOfMetaFile, tagsOfMeta } from '../next/stored-page-files';
import { pagesFolder } from './pages-folder';

type StoredPage = { path: string; tags: string[] };

/** Stored pages with one of the tags, sorted by path. */
export async function pagesMadeFrom(tags: readonly string[]): Promise<StoredPage[]> {
  const pages = await storedPages();
  return pages
    .filter((page) => page.tags.some((tag) => tags.includes(tag)))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function storedPages(): Promise<StoredPage[]> {
  const folder = folderOfBuild();
  if (!folder) return [];
  // Otherwise the bundler copies the whole project into the standalone build.
  const files = await readdir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(
    () => [],
  );
  const pages = await Promise.all(files.map((file) => storedPage(folder, file)));
  return pages.filter((page) => page !== undefined);
}

/** Development has no build. */
function folderOfBuild(): string | undefined {
  try {
    return pagesFolder(path.resolve('.next'));
  } catch {
    return undefined;
  }
}

async function storedPage(folder: string, file: string): Promise<StoredPage | undefined> {
  const pagePath = pathOfMetaFile(file.replaceAll(path.sep, '/'));
  if (pagePath === undefined) return undefined;
  try {
    return { path: pagePath, tags: tagsOfMeta(await readFile(`${folder}/${file}`, 'utf8')) };
  } catch {
    return undefined;
  }
}
