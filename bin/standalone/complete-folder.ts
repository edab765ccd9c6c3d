import { cp } from 'node:fs/promises';
import { build } from 'esbuild';

const FOLDER = '.next/standalone';

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
}
