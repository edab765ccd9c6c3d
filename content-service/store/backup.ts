import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { databaseFile, SCHEMA_VERSION } from './database';

/** A backup that cannot be made or used; the message is one line. */
export class BackupError extends Error {}

/** Only the owner may read what visitors wrote. */
const PRIVATE = 0o600;

/**
 * Copies the database into one file, also while the service writes: what was committed when the copy
 * began is in it.
 * @throws BackupError where there is no database, or the file exists already
 */
export function backUp(dataDir: string, file: string): void {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  putInPlace(file, (unfinished) => {
    const database = new Database(source, { timeout: 5_000 });
    try {
      database.prepare('VACUUM INTO ?').run([unfinished]);
    } finally {
      database.close();
    }
  });
}

/**
 * Puts a backup into a data folder that has no database yet, so that nothing is ever overwritten.
 * @throws BackupError where the folder has one, or the file is no whole backup of this service
 */
export function restore(file: string, dataDir: string): void {
  const target = databaseFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  if (existsSync(target)) throw new BackupError(`${dataDir} has a database already`);
  const fault = faultOf(file);
  if (fault) throw new BackupError(`${file} ${fault}`);
  putInPlace(target, (unfinished) => {
    copyFileSync(file, unfinished);
    // What an earlier database left behind would be read as part of this one.
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  });
}

/** The file is there as a whole or, when something fails, not at all. @throws BackupError */
function putInPlace(file: string, write: (unfinished: string) => void): void {
  const unfinished = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(unfinished, { force: true });
    write(unfinished);
    chmodSync(unfinished, PRIVATE);
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
