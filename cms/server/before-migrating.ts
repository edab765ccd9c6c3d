import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { databaseFile } from './database';
import { inDataDir } from './data-folder';
import { doneMigrations } from './done-migrations';
import { env } from './env';

const KEPT_COPIES = 5;

const migrationsInUse = async (): Promise<{ name: string }[]> =>
  env.databaseUrl
    ? (await import('@/migrations-postgres')).migrations
    : (await import('@/migrations')).migrations;

const refusal = (name: string) =>
  `The database was made by another version of the editor: this one does not know its migration ${name}, and has changed nothing. What is published is in CONTENT_DIR, and npm run content:export -- folder copies it. With an empty database (another DATA_DIR, or DATABASE_URL) this version takes in CONTENT_DIR when it starts, and a copy by npm run content:import -- folder. Drafts, users and the trash are only in the database, for the version that made it.`;

async function copyOfSqlite(): Promise<void> {
  const folder = inDataDir('copies');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
  const client = createClient({ url: `file:${databaseFile()}` });
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [inDataDir('copies', name)] });
  } finally {
    client.close();
  }
  const old = readdirSync(folder).sort().slice(0, -KEPT_COPIES);
  for (const each of old) rmSync(inDataDir('copies', each));
}

/**
 * A migration of SQLite that fails stays half done: only a copy helps. PostgreSQL takes all or nothing.
 * @throws where the tables were made by migrations that are none of these
 */
export async function beforeMigrating(): Promise<void> {
  const [done, migrations] = await Promise.all([doneMigrations(), migrationsInUse()]);
  const known = migrations.map(({ name }) => name);
  const unknown = done.find((name) => !known.includes(name));
  if (unknown) throw new Error(refusal(unknown));
  const isBehind = done.length > 0 && known.some((name) => !done.includes(name));
  if (isBehind && !env.databaseUrl) await copyOfSqlite();
}
