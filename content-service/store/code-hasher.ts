import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Turns codes into hashes that are bound to their request. */
export interface CodeHasher {
  hash(requestId: number, code: string): string;
  /** Compares in constant time. */
  matches(hash: string, requestId: number, code: string): boolean;
}

const KEY_BYTES = 32;

/** Reads the key, or makes one; a new key makes the codes that are out worthless, no more. */
function keyIn(dataDir: string): Buffer {
  const path = join(dataDir, 'code.key');
  try {
    const key = readFileSync(path);
    if (key.length === KEY_BYTES) return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(KEY_BYTES);
  writeFileSync(`${path}.new`, key, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return key;
}

/**
 * HMAC-SHA-256 under a random key kept beside the database. A six-digit code has a
 * million values, so even a slow hash without a key could be searched within a code's
 * 20 minutes by someone who reads the database; without the key there is nothing to search.
 */
export function createCodeHasher(dataDir: string): CodeHasher {
  const key = keyIn(dataDir);
  const digest = (requestId: number, code: string) =>
    createHmac('sha256', key).update(`${requestId}:${code}`).digest();
  return {
    hash: (requestId, code) => digest(requestId, code).toString('hex'),
    matches: (hash, requestId, code) =>
      timingSafeEqual(Buffer.from(hash, 'hex'), digest(requestId, code)),
  };
}
