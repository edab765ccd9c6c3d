import { accessSync, constants, mkdirSync } from 'node:fs';

const FOLDER = '.next/cache';

/** The site serves without it, so that only a line tells the operator. */
export function warnWhereNothingIsKept(): void {
  try {
    mkdirSync(FOLDER, { recursive: true });
    accessSync(FOLDER, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      `${FOLDER} cannot be written (${code}): the site starts, but can keep no pages, content and pictures there`,
    );
  }
}
