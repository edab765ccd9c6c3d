import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const BUILD = '.next/standalone/.next';
const CACHE = `${BUILD}/cache`;

/** `next build` deletes everything in `.next` except `.next/cache`. */
const SAVED = '.next/cache/standalone';

export async function saveCache(): Promise<void> {
  if (!existsSync(CACHE)) return;
  await rm(SAVED, { recursive: true, force: true });
  await mkdir(path.dirname(SAVED), { recursive: true });
  await rename(CACHE, SAVED);
}

/** Without a build it stays for the next one. */
export async function restoreCache(): Promise<void> {
  if (existsSync(SAVED) && existsSync(BUILD)) await rename(SAVED, CACHE);
}
