import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The variables that show in pages: the same page, made with another value, is another page. */
const MADE_FROM = [
  'CONTENT_HOST',
  'SITE_URL',
  'MEDIA_HOSTS',
  'RECAPTCHA_SITE_KEY',
  'DEFER_SCRIPTS',
] as const;

/**
 * The name under which the pages of this build, host and site are kept: `<build>-<hash>`.
 * @param dist the folder of the build
 */
export function pagesName(dist: string): string {
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const values = MADE_FROM.map((name) => process.env[name] ?? '');
  return `${build}-${createHash('sha256').update(values.join('\n')).digest('hex').slice(0, 8)}`;
}

/** Holds a folder of pages for each name, and beside them the stored content, which builds share. */
export const sitesFolder = (dist: string): string => path.join(dist, 'cache', 'site');

/** Where the pages of this build, host and site are stored. */
export const pagesFolder = (dist: string): string => path.join(sitesFolder(dist), pagesName(dist));
