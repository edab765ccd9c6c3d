import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { migrations } from '@/migrations';
import { databaseFile } from './database';
import { inDataDir } from './data-folder';
import { env } from './env';

const KEPT_COPIES = 5;

/** A migration of SQLite that fails stays half done: only a copy helps. PostgreSQL takes all or nothing. */
export async function copyBeforeMigrating(): Promise<void> {
  if (env.databaseUrl || !existsSync(/*turbopackIgnore: true*/ databaseFile())) return;
  const client = createClient({ url: `file:${databaseFile()}` });
  try {
    const done: unknown[] = await client.execute('SELECT name FROM payload_migrations').then(
      ({ rows }) => rows.map(({ name }) => name),
      () => [],
    );
    if (done.length === 0 || migrations.every(({ name }) => done.includes(name))) return;
    const folder = inDataDir('copies');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
    await client.execute({ sql: 'VACUUM INTO ?', args: [inDataDir('copies', name)] });
    const old = readdirSync(folder).sort().slice(0, -KEPT_COPIES);
    for (const each of old) rmSync(inDataDir('copies', each));
  } finally {
    client.close();
  }
}
