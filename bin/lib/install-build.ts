import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces the build in a folder. What a site has cached there stays; the cache in the build is
 * left out.
 */
export async function installBuild(folder: string, build = '.next/standalone'): Promise<void> {
  await removeAllBut('.next', folder);
  await removeAllBut('cache', path.join(folder, '.next'));
  const cache = path.join(build, '.next/cache');
  await cp(build, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.relative(cache, source) !== '',
  });
}

async function removeAllBut(excepted: string, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const removed = names.filter((name) => name !== excepted);
  await Promise.all(removed.map((name) => rm(path.join(folder, name), { recursive: true })));
}
