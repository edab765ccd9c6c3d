import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where the pages of this build and content host are stored: `.next/cache/site/<build>-<host>`.
 * Next itself puts stored content into a folder beside it, which a new build keeps.
 * @param dist the folder of the build
 */
export function pagesFolder(dist: string): string {
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const host = createHash('sha256')
    .update(process.env.CONTENT_HOST ?? '')
    .digest('hex')
    .slice(0, 8);
  return path.join(dist, 'cache', 'site', `${build}-${host}`);
}
