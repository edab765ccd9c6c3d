import { join } from 'node:path';
import Database from 'libsql';

/** Each entry moves the schema one version up; entries are appended, never changed. Times are ms since 1970. */
const migrations = [
  `CREATE TABLE enquiries (
     id INTEGER PRIMARY KEY,
     received_at INTEGER NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     message TEXT NOT NULL,
     human_check TEXT NOT NULL CHECK (human_check IN ('off', 'passed', 'unavailable')),
     mail_state TEXT NOT NULL DEFAULT 'waiting' CHECK (mail_state IN ('waiting', 'sent')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     last_error TEXT
   ) STRICT;
   CREATE INDEX enquiries_waiting ON enquiries (next_attempt_at) WHERE mail_state = 'waiting';
   CREATE TABLE certificate_requests (
     id INTEGER PRIMARY KEY,
     requested_at INTEGER NOT NULL,
     email TEXT NOT NULL,
     name TEXT NOT NULL,
     company_name TEXT NOT NULL,
     address TEXT NOT NULL,
     phone TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('sending', 'issued', 'used', 'replaced', 'failed')),
     code_hash TEXT,
     expires_at INTEGER NOT NULL,
     wrong_tries INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX certificate_requests_email ON certificate_requests (email, id);`,
];

/** Version of the schema that this code knows. */
export const SCHEMA_VERSION = migrations.length;

/** How long a statement waits for another program that writes, in ms. */
const BUSY_MS = 5_000;

/** Where the database stands in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'content-service.db');

/**
 * Opens the database and brings its schema up to date. WAL with synchronous=FULL:
 * what has been committed survives a killed process and a power cut.
 * Calls are synchronous; each takes well under a millisecond plus the disk's flush.
 * @throws where the file is no database, or one of a later version
 */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path, { timeout: BUSY_MS });
  try {
    prepare(database);
  } catch (error) {
    database.close();
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
  return database;
}

/**
 * Empties the log beside the database, which keeps what has been deleted since readable. Nobody waits
 * long for it: where another program is reading it stays as it is until the next time.
 */
export function emptyLog(database: Database.Database): void {
  database.pragma('busy_timeout = 200');
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}

function prepare(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  // What has been deleted is overwritten: it is personal.
  database.pragma('secure_delete = ON');
  const migrate = database.transaction(() => {
    const [row] = database.prepare('PRAGMA user_version').all() as { user_version: number }[];
    const version = row?.user_version ?? 0;
    if (version > SCHEMA_VERSION) throw new Error('made by a later version of this service');
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
  migrate.immediate();
}
