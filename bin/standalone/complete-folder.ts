import { cp } from 'node:fs/promises';
import { bundleStart } from './bundle-start';

const FOLDER = '.next/standalone';

/** Adds static files and the start program to the output of `next build`. */
export async function completeFolder(): Promise<void> {
  await cp('public', `${FOLDER}/public`, { recursive: true });
  await cp('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  await cp('bin/standalone/start.sh', `${FOLDER}/start.sh`);
  await bundleStart(`${FOLDER}/start.cjs`);
}
