import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { databaseFile } from './database';
import { env } from './env';

const NAMES = 'SELECT name FROM payload_migrations';
/** Of a database without tables. */
const NO_TABLE = /no such table|relation "payload_migrations" does not exist/;

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

async function namesBy(query: Query): Promise<string[]> {
  try {
    return (await query(NAMES)).rows.map(({ name }) => String(name));
  } catch (error) {
    if (NO_TABLE.test(String(error))) return [];
    throw error;
  }
}

async function ofPostgres(connectionString: string): Promise<string[]> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await namesBy((sql) => client.query(sql));
  } finally {
    await client.end();
  }
}

async function ofSqlite(): Promise<string[]> {
  if (!existsSync(/*turbopackIgnore: true*/ databaseFile())) return [];
  const client = createClient({ url: `file:${databaseFile()}` });
  try {
    return await namesBy((sql) => client.execute(sql));
  } finally {
    client.close();
  }
}

/** The names of the migrations that the database has; none where it is new. */
export const doneMigrations = (): Promise<string[]> =>
  env.databaseUrl ? ofPostgres(env.databaseUrl) : ofSqlite();
