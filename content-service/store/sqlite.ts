import { join } from 'node:path';
import {
  Kysely,
  sql,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { migrationsSince, SCHEMA_VERSION, SQLITE } from './migrations';
import type { Tables } from './tables';

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 5_000;
/** Another process that reads delays the emptying of the log; the next one catches up. */
const BUSY_WHEN_EMPTYING_MS = 200;

/** Larger than any enquiry. On a nearly full disk a smaller one might still be written. */
const PROBE = 'x'.repeat(32 * 1024);

/** On a full disk SQLite ends the transaction by itself; a further rollback would hide the reason. */
class Driver extends SqliteDriver {
  constructor(private readonly options: { database: SqliteDatabase }) {
    super(options);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { inTransaction } = this.options.database as unknown as Libsql.Database;
    if (inTransaction) await super.rollbackTransaction(connection);
  }
}

class Dialect extends SqliteDialect {
  constructor(private readonly options: { database: SqliteDatabase }) {
    super(options);
  }

  override createDriver(): Driver {
    return new Driver(this.options);
  }
}

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
  const query = new Kysely<Tables>({ dialect: new Dialect({ database }) });
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
    tryToWrite: () =>
      query.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('enquiries')
          .values({ received_at: 0, name: '', email: '', message: PROBE, human_check: 'off' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction.deleteFrom('enquiries').where('id', '=', id).execute();
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
