import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installBuild } from '@/bin/lib/install-build';

/**
 * The same build under another name: a second `next build` would take a minute. The files that bear
 * the name get the new one, as those of a real build would.
 * @returns both names
 */
export async function makeRenamedBuild(folder: string): Promise<{ before: string; after: string }> {
  const before = (await readFile('.next/BUILD_ID', 'utf8')).trim();
  const after = before.replace(/^.{4}/, 'next');
  await installBuild(folder);
  for (const name of ['server.js', '.next']) {
    const at = path.join(folder, name);
    const files = name === '.next' ? await readdir(at, { recursive: true }) : [''];
    for (const file of files.map((each) => path.join(at, each))) {
      const text = await readFile(file, 'utf8').catch(() => '');
      if (text.includes(before)) await writeFile(file, text.replaceAll(before, after));
    }
  }
  const files = path.join(folder, '.next/static');
  await rename(path.join(files, before), path.join(files, after));
  return { before, after };
}
