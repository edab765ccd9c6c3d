import { join } from 'node:path';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { migrationsSince, SCHEMA_VERSION, SQLITE } from './migrations';
import type { Tables } from './tables';

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 5_000;
/** Another process that reads delays the emptying of the log; the next one catches up. */
const BUSY_WHEN_EMPTYING_MS = 200;

/** Path of the database in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'content-service.db');

/** @throws when the file is not a database, or one of a later version */
export async function openSqlite(path: string): Promise<Database> {
  const connection = new Libsql(path, { timeout: BUSY_MS });
  try {
    prepare(connection);
  } catch (error) {
    connection.close();
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
  // libsql has the functions of better-sqlite3, for which the dialect was written.
  const database = connection as unknown as SqliteDatabase;
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return {
    query,
    isShared: false,
    /** Empties the write-ahead log, from which deleted data could still be read. */
    forgetDeleted: () =>
      query.connection().execute(async (alone) => {
        await sql.raw(`PRAGMA busy_timeout = ${BUSY_WHEN_EMPTYING_MS}`).execute(alone);
        try {
          await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(alone);
        } finally {
          await sql.raw(`PRAGMA busy_timeout = ${BUSY_MS}`).execute(alone);
        }
      }),
    close: async () => {
      // Otherwise everything stays in the write-ahead log, and a copy of the file alone is empty.
      emptyLog(connection);
      await query.destroy();
      if (connection.open) connection.close();
    },
  };
}

/** Where the disk is full the log stays, and is read at the next start. */
function emptyLog(connection: Libsql.Database): void {
  if (!connection.open) return;
  try {
    connection.pragma(`busy_timeout = ${BUSY_WHEN_EMPTYING_MS}`);
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Nothing is lost.
  }
}

function prepare(connection: Libsql.Database): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Overwrites deleted personal data with zeros.
  connection.pragma('secure_delete = ON');
  const migrate = connection.transaction(() => {
    const [row] = connection.prepare('PRAGMA user_version').all() as { user_version: number }[];
    const migrations = migrationsSince(row?.user_version ?? 0, SQLITE);
    for (const migration of migrations) connection.exec(migration);
    connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
  migrate.immediate();
}
