import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';

/** For names that somebody wrote. @returns undefined where the path leads out of the folder */
export function pathIfWithin(folder: string, name: string): string | undefined {
  const path = resolve(/*turbopackIgnore: true*/ folder, name);
  return path.startsWith(folder + sep) ? path : undefined;
}

/** @throws where the path leads out of the folder */
export function pathWithin(folder: string, name: string): string {
  const path = pathIfWithin(folder, name);
  if (path === undefined) throw new Error(`${name} is outside of ${folder}`);
  return path;
}

/** Readers get the old file or the new one, never a part of it. */
export async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Hidden, so that the content service takes no notice of it.
  const temporary = `${dirname(path)}/.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(temporary, data, { mode: 0o644, flush: true });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
