import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

export const inDataDir = (...names: string[]): string =>
  join(/*turbopackIgnore: true*/ env.dataDir, ...names);

/** Passwords, sessions and drafts are nobody else's business. */
export function openDataFolder(): void {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  chmodSync(env.dataDir, 0o700);
}

/** Seals sessions and API keys: given, or made once and kept. */
export function secretOf(): string {
  if (env.secret) return env.secret;
  const file = inDataDir('secret');
  if (!existsSync(file)) {
    // A build has no data folder and answers nobody.
    if (process.env.NEXT_PHASE === 'phase-production-build') return randomBytes(32).toString('hex');
    openDataFolder();
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
