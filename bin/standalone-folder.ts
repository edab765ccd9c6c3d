import { cp } from 'node:fs/promises';
import { build } from 'esbuild';

const FOLDER = '.next/standalone';

/**
 * Completes the folder of the build that can be copied anywhere: what Next.js leaves to a content
 * delivery network, and the program that starts it (`node start.js`).
 */
export async function completeStandalone(): Promise<void> {
  await cp('public', `${FOLDER}/public`, { recursive: true });
  await cp('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  // Next.js brings only the packages that pages use, so these files take theirs along.
  await build({
    entryPoints: ['.delivery/cache-handler.cjs', '.delivery/server-hook.cjs'],
    outdir: `${FOLDER}/.delivery`,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['next'],
  });
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
