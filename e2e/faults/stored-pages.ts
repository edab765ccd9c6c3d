import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readPageHead, type PageHead } from '@/lib/delivery/cache/page-codec';
import { readHead } from '@/lib/platform/stored-file';
import type { Site } from './site';

/** The files of the pages that a site has stored. */
export async function storedPageFiles({ folder }: Pick<Site, 'folder'>): Promise<string[]> {
  const sites = path.join(folder, '.next/cache/site');
  const files = await readdir(sites, { recursive: true });
  return files.filter((file) => file.endsWith('.page')).map((file) => path.join(sites, file));
}

export const headOfPage = async (file: string): Promise<PageHead> =>
  readPageHead(await readHead(file));

/** When each stored page was made, by its name: one that was made anew has another. */
export async function storedTimes(site: Pick<Site, 'folder'>): Promise<Record<string, number>> {
  const heads = await Promise.all((await storedPageFiles(site)).map(headOfPage));
  const pages = heads.filter(({ name }) => name.startsWith('/'));
  return Object.fromEntries(pages.map(({ name, stored }) => [name, stored]));
}
