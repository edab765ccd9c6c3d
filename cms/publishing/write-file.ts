import { resolve, sep } from 'node:path';

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
