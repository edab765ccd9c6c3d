import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const FOLDER = '.next/standalone';
const CACHE = `${FOLDER}/.next/cache`;

/** `next build` empties `.next` except for this folder's parent. */
const SAVED_CACHE = '.next/cache/standalone';

/** Call before `next build`: what the site has cached goes on in the next build. */
export async function saveCache(): Promise<void> {
  if (!existsSync(CACHE)) return;
  await rm(SAVED_CACHE, { recursive: true, force: true });
  await mkdir(path.dirname(SAVED_CACHE), { recursive: true });
  await rename(CACHE, SAVED_CACHE);
}

/**
 * Adds to the output of `next build` what Next.js leaves out: static files, the response pipeline and
 * the program that starts it all.
 */
export async function completeFolder(): Promise<void> {
  await cp('public', `${FOLDER}/public`, { recursive: true });
  await cp('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  await cp('.delivery', `${FOLDER}/.delivery`, { recursive: true });
  await cp('bin/standalone/start.sh', `${FOLDER}/start.sh`);
  await build({
    entryPoints: { start: 'bin/standalone/start.ts' },
    outdir: FOLDER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['./server.js'],
  });
  if (existsSync(SAVED_CACHE)) await rename(SAVED_CACHE, CACHE);
}
