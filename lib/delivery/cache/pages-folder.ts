import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages differ by their values. */
const PAGE_VARIABLES = [
  'CONTENT_HOST',
  'SITE_URL',
  'MEDIA_HOSTS',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SIZE',
  'DEFER_SCRIPTS',
  'SAMPLES',
  'ANALYTICS',
  'CDN_PURGE_URL',
] as const;

/** `<build>-<hash>` */
export function pagesName(dist: string): string {
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const values = PAGE_VARIABLES.map((name) => process.env[name] ?? '');
  return `${build}-${createHash('sha256').update(values.join('\n')).digest('hex').slice(0, 8)}`;
}

export const sitesFolder = (dist: string): string => path.join(dist, 'cache', 'site');

export const pagesFolder = (dist: string): string => path.join(sitesFolder(dist), pagesName(dist));
