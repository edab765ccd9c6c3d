import { readdirSync } from 'node:fs';

/** Next.js would read them by itself, alone of all programs here, and a build would take them along. */
const READ_BY_NEXT = /^\.env(\.(development|production|test))?(\.local)?$/;

/** @returns a line about a file with settings that lies in the folder, for who refuses it */
export function envFileFault(folder: string): string | undefined {
  const name = readdirSync(folder).find((entry) => READ_BY_NEXT.test(entry));
  return (
    name &&
    `${name}: settings come from the environment of the process; keep this file elsewhere and load it before the start`
  );
}
