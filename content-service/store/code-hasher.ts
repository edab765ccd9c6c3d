import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes codes, each bound to its request. */
export interface CodeHasher {
  hash(requestId: number, code: string): string;
  /** Compares in constant time. */
  matches(hash: string, requestId: number, code: string): boolean;
}

const KEY_BYTES = 32;

/**
 * Reads the key or creates one, the same for all instances that share the folder; a new key only
 * invalidates the codes of the last 20 minutes.
 */
function keyIn(dataDir: string): Buffer {
  const path = join(dataDir, 'code.key');
  if (existsSync(path)) {
    const key = readFileSync(path);
    if (key.length === KEY_BYTES) return key;
    rmSync(path);
  }
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(KEY_BYTES), { mode: 0o600 });
  try {
    linkSync(unfinished, path);
  } catch (error) {
    // Another instance was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(path);
}

/**
 * HMAC-SHA-256 with a random key in the data folder. A code has only a million values, so without a key
 * anyone who reads the database could find it by brute force, even with a slow hash.
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
