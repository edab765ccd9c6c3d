import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environment, type Environment } from '@/lib/platform/env';

/** Pages differ by their values. */
const PAGE_VARIABLES = [
  'CONTENT_HOST',
  'SITE_URL',
  'MEDIA_HOSTS',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SIZE',
  'SAMPLES',
  'ANALYTICS',
  'CDN_PURGE_URL',
] as const satisfies (keyof Environment)[];

/** `<build>-<hash>` */
export function pagesName(dist: string, variables = environment()): string {
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const values = JSON.stringify(PAGE_VARIABLES.map((name) => variables[name] ?? null));
  return `${build}-${createHash('sha256').update(values).digest('hex').slice(0, 8)}`;
}

export const sitesFolder = (dist: string): string => path.join(dist, 'cache', 'site');
