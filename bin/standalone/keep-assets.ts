import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Pages that are open for longer lose their files. */
const MAX_AGE_MS = 30 * 24 * 3600 * 1_000;

/**
 * Adds a build's static files to the folder from which the web server serves `/_next/static`, so that
 * open pages of earlier builds still find theirs. Files that no build has had for 30 days are removed.
 * Safe for several instances at once: each file is renamed into place.
 * @param source the build's `static` folder
 */
export async function keepAssets(source: string, folder: string): Promise<void> {
  const target = path.join(folder, '_next/static');
  const now = new Date();
  for (const name of await filesIn(source)) {
    const file = path.join(target, name);
    const unfinished = path.join(folder, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(source, name), unfinished);
    await utimes(unfinished, now, now);
    await rename(unfinished, file);
  }
  for (const name of await filesIn(target)) {
    const file = path.join(target, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - MAX_AGE_MS) await rm(file, { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => ((await stat(path.join(folder, name))).isFile() ? [name] : [])),
  );
  return files.flat();
}
