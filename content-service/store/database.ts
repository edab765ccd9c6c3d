import { join } from 'node:path';
import Database from 'libsql';

/** Each entry upgrades the schema by one version; never change an entry. Times are ms since 1970. */
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

export const SCHEMA_VERSION = migrations.length;

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 5_000;

/** Path of the database in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'content-service.db');

/**
 * Opens the database and upgrades its schema. With WAL and synchronous=FULL a commit survives a killed
 * process and a power failure.
 * @throws when the file is not a database, or one of a later version
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
 * Empties the write-ahead log, from which deleted personal data could still be read. Waits only 200 ms
 * for other processes that read; the next call catches up.
 */
export function truncateWal(database: Database.Database): void {
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
  // Overwrites deleted personal data with zeros.
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
