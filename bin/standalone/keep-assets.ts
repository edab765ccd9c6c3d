import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** A page that was opened so long ago is loaded anew. */
const KEPT_MS = 30 * 24 * 3600 * 1_000;

/**
 * Adds a build's static files to a folder that the web server answers `/_next/static` from, so that
 * pages of the builds before, open in some browser, find theirs. What no build has brought for 30
 * days is removed. Several instances may do so at once: a file appears whole or not at all.
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
    if (mtimeMs < now.getTime() - KEPT_MS) await rm(file, { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => ((await stat(path.join(folder, name))).isFile() ? [name] : [])),
  );
  return files.flat();
}
