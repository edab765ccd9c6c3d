import { access, cp } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { bundleStart } from './bundle-start';

const FOLDER = '.next/standalone';

/** Adds static files and the start program to the output of `next build`. */
export async function completeFolder(): Promise<void> {
  await cp('public', `${FOLDER}/public`, { recursive: true });
  await cp('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  await cp('bin/standalone/start.sh', `${FOLDER}/start.sh`);
  const start = path.resolve(FOLDER, 'start.cjs');
  for (const name of await bundleStart(start)) {
    if (!isBuiltin(name) && !isBeside(start, name)) throw new Error(missing(name));
  }
  for (const file of readByName) await access(path.join(FOLDER, file));
}

/** Read by name where cards and data sheets are drawn; next.config.ts tells the build of them. */
const readByName = [
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
];

/** Not in `node_modules` of the project, which a server does not have. */
function isBeside(file: string, name: string): boolean {
  try {
    const found = createRequire(file).resolve(name);
    return !path.relative(path.dirname(file), found).startsWith('..');
  } catch {
    return false;
  }
}

const missing = (name: string): string =>
  `The start program needs ${name}, which the standalone build lacks: Next.js copies only what pages need. Import it in no module that lib/delivery imports.`;
