import { cp } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundleResponsePipeline } from './response-pipeline';

const FOLDER = '.next/standalone';

/** Adds to the output of `next build` static files, the response pipeline and the start program. */
export async function completeFolder(): Promise<void> {
  await cp('public', `${FOLDER}/public`, { recursive: true });
  await cp('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  await cp('bin/standalone/start.sh', `${FOLDER}/start.sh`);
  // Next.js copies only the packages of pages.
  await bundleResponsePipeline(`${FOLDER}/.delivery`, { external: ['next'] });
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
