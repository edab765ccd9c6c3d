import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { isEmpty } from './copy-rows';
import { DatabaseUrlError, type Database, type DatabaseLocation } from './database';
import { databaseFile, openSqlite } from './sqlite';

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
