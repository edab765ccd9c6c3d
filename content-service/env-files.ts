import { readdirSync } from 'node:fs';

/** Next.js would read these files and copy them into its build, while the other programs ignore them. */
const READ_BY_NEXT = /^\.env(\.(development|production|test))?(\.local)?$/;

/** @returns an error message when the folder has such a file, so that a program does not start */
export function envFileFault(folder: string): string | undefined {
  const name = readdirSync(folder).find((entry) => READ_BY_NEXT.test(entry));
  return (
    name &&
    `${name}: settings come from the environment of the process; keep this file elsewhere and load it before the start`
  );
}
