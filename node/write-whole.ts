import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Left by a process that ended meanwhile. Hidden, so that whoever watches the folder takes no notice. */
const HALF_WRITTEN = /(?:^|\/)\.[^/]+\.[\da-f]{12}\.tmp$/;

export const isHalfWritten = (file: string): boolean => HALF_WRITTEN.test(file);

/**
 * Readers get the old file or the new one, also after a power failure, never a part of it.
 * @param mode of the file, less what the process leaves out
 */
export async function writeWhole(
  file: string,
  data: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  const folder = dirname(file);
  const temporary = `${folder}/.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  try {
    await writeFile(/* turbopackIgnore: true */ temporary, data, { mode, flush: true });
    await rename(/* turbopackIgnore: true */ temporary, file);
  } finally {
    await rm(/* turbopackIgnore: true */ temporary, { force: true });
  }
}
