import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The editor looks for the same files (cms/server/shared-secret.ts). */
const FILES = { CONTENT_TOKEN: 'content-token', REVALIDATE_SECRET: 'revalidate-secret' } as const;

type Name = keyof typeof FILES;

const dataFolder = () => process.env.DATA_DIR || 'data';

/**
 * What site and content service of one start know each other by: those of the environment, else new ones.
 * They are also written into DATA_DIR, for the programs that are started beside them.
 */
export function shareSecrets<Names extends Name[]>(...names: Names): Record<Names[number], string> {
  const secrets = names.map((name) => {
    const secret = process.env[name]?.trim() || randomUUID();
    keep(join(dataFolder(), FILES[name]), secret);
    return [name, secret];
  });
  return Object.fromEntries(secrets) as Record<Names[number], string>;
}

/** On a full disk the site starts all the same, on its stored copies. */
function keep(file: string, secret: string) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { mode: 0o600 });
  } catch (error) {
    console.error(`${file} is not written, other programs cannot use it: ${String(error)}`);
  }
}

/** The secret of a start on this machine. */
export function findSharedSecret(name: Name): string | undefined {
  const file = join(dataFolder(), FILES[name]);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
