import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The variables that are written into pages. */
const variables = ['CONTENT_HOST', 'SITE_URL', 'RECAPTCHA_SITE_KEY', 'DEFER_SCRIPTS'];

/**
 * Where the pages of this build and these variables are stored: `.next/cache/site/<build>-<variables>`.
 * Next itself puts stored content into a folder beside it, which a new build keeps.
 * @param dist the folder of the build
 */
export function pagesFolder(dist: string): string {
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const values = createHash('sha256')
    .update(variables.map((name) => process.env[name] ?? '').join('\n'))
    .digest('hex')
    .slice(0, 8);
  return path.join(dist, 'cache', 'site', `${build}-${values}`);
}
