import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Enough for the build before and for a second content host. */
const MAX_FOLDERS = 3;

/** Of all builds and hosts. */
export const CONTENT_FOLDER = 'cache';

/** Removes the least recently used folders, so that builds do not fill the disk. */
export async function removeOldPages(sites: string, current: string): Promise<void> {
  const now = new Date();
  await mkdir(path.join(sites, current), { recursive: true });
  await utimes(path.join(sites, current), now, now);
  const names = (await readdir(sites)).filter((name) => name !== CONTENT_FOLDER);
  const folders = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(path.join(sites, name))).mtimeMs })),
  );
  const old = folders.sort((a, b) => b.used - a.used).slice(MAX_FOLDERS);
  await Promise.all(
    old.map(({ name }) => rm(path.join(sites, name), { recursive: true, force: true })),
  );
}
