import { createHash } from 'node:crypto';
import { yielder } from '@/lib/platform/yielder';

const hashes = new WeakMap<object, string>();

/** Of items that stay the same object it is found once. */
function hashOf(part: unknown): string {
  const known = typeof part === 'object' && part !== null ? hashes.get(part) : undefined;
  if (known) return known;
  const hash = createHash('sha256')
    .update(JSON.stringify(part) ?? '')
    .digest('base64url');
  if (typeof part === 'object' && part !== null) hashes.set(part, hash);
  return hash;
}

/** The version of a value, the same for the same on every instance: of a long list piece by piece, so that others are served meanwhile. */
export async function versionOf(identity: unknown): Promise<string> {
  const hash = createHash('sha256');
  const pause = yielder();
  for (const part of Array.isArray(identity) ? identity : [identity]) {
    await pause();
    hash.update(`${hashOf(part)}\n`);
  }
  return hash.digest('base64url').slice(0, 16);
}
