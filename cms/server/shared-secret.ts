import { createHmac } from 'node:crypto';
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

/**
 * What site, content service and editor know each other by; the others compute the same
 * (lib/content/preview/pass.ts, content-service/routes/inbox.ts).
 * @returns undefined where they share no secret
 */
export function keyFor(purpose: 'preview-link' | 'preview-content' | 'inbox'): Buffer | undefined {
  const secret = env.revalidateSecret ?? written('revalidate-secret');
  return secret === undefined ? undefined : createHmac('sha256', secret).update(purpose).digest();
}
