import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { contentsOf, type Contents } from './contents';
import { copyRows, isEmpty } from './copy-rows';
import type { DatabaseLocation } from './database';
import { openDatabase } from './open-database';
import { copyDrawings, drawingsFolder } from './drawings-folder';
import { SCHEMA_VERSION } from './migrations';
import { continueIds } from './postgres';
import { databaseFile, openSqlite } from './sqlite';

/** The message is one line for the operator. */
export class BackupError extends Error {}

/** A backup contains personal data. */
const OWNER_ONLY = 0o600;

/**
 * Copies the database, and beside it the folder of drawings, into one file, an SQLite database for both
 * kinds, also while the service runs.
 * @returns what the copy has
 * @throws BackupError when there is no database, or the file exists already
 */
export async function backUp(location: DatabaseLocation, file: string): Promise<Contents> {
  const source = databaseFile(location.dataDir);
  if (!location.databaseUrl && !existsSync(source))
    throw new BackupError(`there is no database in ${location.dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  await writeAtomically(file, (unfinished) =>
    location.databaseUrl ? copyPostgres(location, unfinished) : vacuumInto(source, unfinished),
  );
  copyFolder(drawingsFolder(location.dataDir), drawingsOf(file));
  return readContents(file, drawingsOf(file));
}

/**
 * Copies a backup, or the database of a data folder with its write-ahead log, into a database without
 * data, so that nothing is overwritten.
 * @returns what came
 * @throws BackupError when there is data already, or the file is not a valid backup
 */
export async function restore(file: string, location: DatabaseLocation): Promise<Contents> {
  const { dataDir, databaseUrl } = location;
  const target = databaseFile(dataDir);
  const drawings = drawingsFolder(dataDir);
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  if (!databaseUrl && existsSync(target))
    throw new BackupError(`${dataDir} has a database already`);
  const fault = faultOf(file);
  if (fault) throw new BackupError(`${file} ${fault}`);
  if (drawingsOf(file) !== drawings) copyFolder(drawingsOf(file), drawings);
  if (databaseUrl) return restoreToPostgres(file, location);
  await writeAtomically(target, (unfinished) => {
    vacuumInto(file, unfinished);
    // SQLite would apply the log of an earlier database to this one.
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  });
  return readContents(target, drawings);
}

/** The folder of drawings that belongs to a backup, or to the database of a data folder. */
const drawingsOf = (file: string) =>
  file === databaseFile(dirname(file)) ? drawingsFolder(dirname(file)) : `${file}.drawings`;

function copyFolder(from: string, to: string): void {
  try {
    copyDrawings(from, to);
  } catch (error) {
    throw new BackupError(`${to} cannot be written: ${(error as Error).message}`);
  }
}

function vacuumInto(source: string, file: string): void {
  const database = new Libsql(source, { timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run([file]);
  } finally {
    database.close();
  }
}

async function copyPostgres(location: DatabaseLocation, file: string): Promise<void> {
  const [source, target] = [await openDatabase(location), await openSqlite(file)];
  try {
    await source.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => target.query.transaction().execute((all) => copyRows(snapshot, all)));
    // One file, without a write-ahead log beside it.
    await sql`PRAGMA journal_mode = DELETE`.execute(target.query);
  } finally {
    await source.close();
    await target.close();
  }
}

/** Through a copy, since a backup of an earlier version gets today's tables first. */
async function restoreToPostgres(file: string, location: DatabaseLocation): Promise<Contents> {
  const copy = join(location.dataDir, 'restore.part');
  mkdirSync(location.dataDir, { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  try {
    vacuumInto(file, copy);
    const [source, target] = [await openSqlite(copy), await openDatabase(location)];
    try {
      if (!(await isEmpty(target.query)))
        throw new BackupError('the database of DATABASE_URL has data already');
      await target.query.transaction().execute(async (all) => {
        await copyRows(source.query, all);
        await continueIds(all);
      });
      return await contentsOf(target.query, drawingsFolder(location.dataDir));
    } finally {
      await source.close();
      await target.close();
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

/** Reads a copy, since a backup of an earlier version stays as it is. */
async function readContents(file: string, drawings: string): Promise<Contents> {
  const copy = `${file}.count`;
  try {
    vacuumInto(file, copy);
    const database = await openSqlite(copy);
    try {
      return await contentsOf(database.query, drawings);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new BackupError(`${file} was written and cannot be read: ${(error as Error).message}`);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

/** Leaves no partial file behind. @throws BackupError */
async function writeAtomically(
  file: string,
  write: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(unfinished, { force: true });
    await write(unfinished);
    chmodSync(unfinished, OWNER_ONLY);
    renameSync(unfinished, file);
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(unfinished + suffix)) rmSync(unfinished + suffix);
    }
    throw new BackupError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

function faultOf(file: string): string | undefined {
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file, { readonly: true });
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
