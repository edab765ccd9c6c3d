import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { isEmpty } from './copy-rows';
import { databaseFile, openSqlite } from './sqlite';
import type { Tables } from './tables';

/** PostgreSQL cannot be used. The message is one line that names the variable, never its value. */
export class DatabaseUrlError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}

export interface Database {
  query: Kysely<Tables>;
  /** Other instances of the service may use it at the same time. */
  isShared: boolean;
  /** Call it after personal data was deleted. */
  forgetDeleted(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is: PostgreSQL with a URL, otherwise SQLite in the data folder. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string;
}

/**
 * Opens the database and upgrades its schema. On both a commit survives a killed process and a power
 * failure.
 * @throws when it cannot be used, or is one of a later version
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseLocation,
  log?: FastifyBaseLogger,
): Promise<Database> {
  if (!databaseUrl) return openSqlite(databaseFile(dataDir));
  const { openPostgres } = await import('./postgres');
  return openPostgres(databaseUrl, log);
}

/**
 * For a service that has just got a DATABASE_URL.
 * @throws DatabaseUrlError when PostgreSQL is empty and the data folder has an SQLite database
 */
export async function refuseToLeaveDataBehind(
  { query }: Database,
  { dataDir, databaseUrl }: DatabaseLocation,
): Promise<void> {
  const file = databaseFile(dataDir);
  if (!databaseUrl || !existsSync(file) || !(await isEmpty(query))) return;
  throw new DatabaseUrlError(
    `it is empty, and the enquiries are in ${file}. Move them with \`npm run content:restore -- ${file}\`, or remove the file.`,
  );
}
