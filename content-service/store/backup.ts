import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { databaseFile, SCHEMA_VERSION } from './database';

/** The message is one line for the operator. */
export class BackupError extends Error {}

/** A backup contains personal data. */
const OWNER_ONLY = 0o600;

/**
 * Copies the database into one file, also while the service runs.
 * @throws BackupError when there is no database, or the file exists already
 */
export function backUp(dataDir: string, file: string): void {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  writeAtomically(file, (unfinished) => {
    const database = new Database(source, { timeout: 5_000 });
    try {
      database.prepare('VACUUM INTO ?').run([unfinished]);
    } finally {
      database.close();
    }
  });
}

/**
 * Copies a backup into a data folder without a database, so that nothing is overwritten.
 * @throws BackupError when the folder has a database, or the file is not a valid backup
 */
export function restore(file: string, dataDir: string): void {
  const target = databaseFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  if (existsSync(target)) throw new BackupError(`${dataDir} has a database already`);
  const fault = faultOf(file);
  if (fault) throw new BackupError(`${file} ${fault}`);
  writeAtomically(target, (unfinished) => {
    copyFileSync(file, unfinished);
    // SQLite would apply the log of an earlier database to this one.
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  });
}

/** Leaves no partial file behind. @throws BackupError */
function writeAtomically(file: string, write: (unfinished: string) => void): void {
  const unfinished = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(unfinished, { force: true });
    write(unfinished);
    chmodSync(unfinished, OWNER_ONLY);
    renameSync(unfinished, file);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    throw new BackupError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

function faultOf(file: string): string | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all() as [
      { integrity_check: string },
    ];
    if (verdict !== 'ok') return 'is damaged';
    const [{ user_version: version }] = database.prepare('PRAGMA user_version').all() as [
      { user_version: number },
    ];
    if (version === 0) return 'is no backup of this service';
    return version > SCHEMA_VERSION ? 'was made by a later version of this service' : undefined;
  } catch {
    return 'is no backup of this service';
  } finally {
    database?.close();
  }
}
