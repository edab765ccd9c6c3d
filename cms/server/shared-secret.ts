import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

/** Given, or written by `npm run demo`. */
function sharedSecret(): string | undefined {
  if (env.revalidateSecret) return env.revalidateSecret;
  const file = join(/*turbopackIgnore: true*/ env.dataDir, '../revalidate-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

/**
 * What site, content service and editor know each other by; the others compute the same
 * (lib/content/preview/pass.ts, content-service/routes/inbox.ts).
 * @returns undefined where they share no secret
 */
export function keyFor(purpose: 'preview-link' | 'preview-content' | 'inbox'): Buffer | undefined {
  const secret = sharedSecret();
  return secret === undefined ? undefined : createHmac('sha256', secret).update(purpose).digest();
}
