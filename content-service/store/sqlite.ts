import { join } from 'node:path';
import {
  Kysely,
  sql,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { migrationsSince, SCHEMA_VERSION, SQLITE } from './migrations';
import type { Tables } from './tables';

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 5_000;
/** Where somebody tries again later: this program stands still while it waits. */
const SHORTLY_BUSY_MS = 200;

/** Larger than any enquiry. On a nearly full disk a smaller one might still be written. */
const PROBE = 'x'.repeat(32 * 1024);

class Driver extends SqliteDriver {
  constructor(private readonly connection: Libsql.Database) {
    super({ database: lockingFirst(connection) });
  }

  override async beginTransaction(): Promise<void> {
    this.connection.exec('BEGIN IMMEDIATE');
  }

  /** On a full disk SQLite ends the transaction by itself; a further rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

class Dialect extends SqliteDialect {
  constructor(private readonly connection: Libsql.Database) {
    super({ database: lockingFirst(connection) });
  }

  override createDriver(): Driver {
    return new Driver(this.connection);
  }
}

/**
 * A statement that has found the database locked keeps every later transaction from its commit until it is collected
 * (libsql). So the lock is taken before what writes, by `exec`, which leaves no statement.
 */
function lockingFirst(connection: Libsql.Database): SqliteDatabase {
  return {
    close: () => void connection.close(),
    prepare: (text) => {
      // libsql has the functions of better-sqlite3, for which Kysely was written.
      const statement = connection.prepare(text) as unknown as SqliteStatement;
      const isWriting = /^\s*(insert|update|delete)\b/i.test(text);
      const locked = <T>(run: () => T): T =>
        isWriting && !connection.inTransaction ? inTransaction(connection, run) : run();
      return {
        reader: statement.reader,
        all: (parameters) => locked(() => statement.all(parameters)),
        run: (parameters) => locked(() => statement.run(parameters)),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
  };
}

function inTransaction<T>(connection: Libsql.Database, run: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite ends it by itself.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
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
  const query = new Kysely<Tables>({ dialect: new Dialect(connection) });
  const withoutWaiting: Database['withoutWaiting'] = (run) =>
    query.connection().execute(async (alone) => {
      await sql.raw(`PRAGMA busy_timeout = ${SHORTLY_BUSY_MS}`).execute(alone);
      try {
        return await run(alone);
      } finally {
        await sql.raw(`PRAGMA busy_timeout = ${BUSY_MS}`).execute(alone);
      }
    });
  return {
    query,
    isShared: false,
    withoutWaiting,
    /** Empties the write-ahead log, from which deleted data could still be read; the next one catches up. */
    forgetDeleted: async () =>
      void (await withoutWaiting((alone) => sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(alone))),
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
    connection.pragma(`busy_timeout = ${SHORTLY_BUSY_MS}`);
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
