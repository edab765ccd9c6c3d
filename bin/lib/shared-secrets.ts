import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The editor looks for the same files (cms/server/shared-secret.ts). */
const FILES = { CONTENT_TOKEN: 'content-token', REVALIDATE_SECRET: 'revalidate-secret' } as const;

type Name = keyof typeof FILES;

const dataFolder = () => process.env.DATA_DIR || 'data';

/**
 * What site and content service of one start know each other by: those of the environment, else new ones.
 * They are also written into DATA_DIR, for the programs that are started beside them.
 */
export function shareSecrets<Names extends Name[]>(...names: Names): Record<Names[number], string> {
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secrets = names.map((name) => {
    const secret = process.env[name]?.trim() || randomUUID();
    writeFileSync(join(folder, FILES[name]), secret, { mode: 0o600 });
    return [name, secret];
  });
  return Object.fromEntries(secrets) as Record<Names[number], string>;
}

/** The secret of a start on this machine. */
export function findSharedSecret(name: Name): string | undefined {
  const file = join(dataFolder(), FILES[name]);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
