import { accessSync, constants, mkdirSync } from 'node:fs';

const FOLDER = '.next/cache';

/** A warning only, since the site serves without it. */
export function warnIfCacheReadOnly(): void {
  try {
    mkdirSync(FOLDER, { recursive: true });
    accessSync(FOLDER, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      `${FOLDER} cannot be written (${code}): the site starts, but pages, content and images are not cached on disk`,
    );
  }
}
