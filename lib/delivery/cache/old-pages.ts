import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Enough to go back to the build before, or to another host, without making pages anew. */
const KEPT = 3;

/** Stored content: every build goes on from it. */
const CONTENT = 'cache';

/**
 * Removes the folders of pages that were in use longest ago, so that builds do not fill the disk.
 * @param sites the folder that holds one folder a build and host
 * @param current the name of the one that is now in use
 */
export async function removeOldPages(sites: string, current: string): Promise<void> {
  const now = new Date();
  await mkdir(path.join(sites, current), { recursive: true });
  await utimes(path.join(sites, current), now, now);
  const names = (await readdir(sites)).filter((name) => name !== CONTENT);
  const folders = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(path.join(sites, name))).mtimeMs })),
  );
  const old = folders.sort((a, b) => b.used - a.used).slice(KEPT);
  await Promise.all(
    old.map(({ name }) => rm(path.join(sites, name), { recursive: true, force: true })),
  );
}
