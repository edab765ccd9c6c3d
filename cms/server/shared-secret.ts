import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

/** Written by `npm run demo`, `dev` and `start` (bin/lib/shared-secrets.ts). */
function written(name: 'revalidate-secret' | 'content-token'): string | undefined {
  const file = join(/*turbopackIgnore: true*/ env.dataDir, '..', name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

/** Of the content service on this machine, where none is given. */
export const contentToken = (): string | undefined => env.contentToken ?? written('content-token');

/** @returns undefined where site, content service and editor share no secret */
export const sharedSecret = (): string | undefined =>
  env.revalidateSecret ?? written('revalidate-secret');
