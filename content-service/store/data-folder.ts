import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { databaseFile } from './sqlite';

/** Explanations for the operator, by error code. */
const REASONS: Record<string, string> = {
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  EROFS: 'its file system is read-only',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'its disk is full',
};

/** Set on folders that all users share, like /tmp. */
const STICKY = 0o1000;

/**
 * Creates the data folder if it is missing, and makes it inaccessible for other users.
 * @throws with an explanation when the folder, or the database in it, is not writable
 */
export function openDataFolder(dataDir: string, log: FastifyBaseLogger): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    tryToWrite(dataDir);
  } catch (error) {
    const { code = '', message, path } = error as NodeJS.ErrnoException;
    const at = path === databaseFile(dataDir) ? path : dataDir;
    throw new Error(`${at}: ${REASONS[code] ?? message} (${code}).`, { cause: error });
  }
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o077) === 0) return;
  if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(dataDir, 0o700);
  else log.warn({ dataDir }, 'Other users can access DATA_DIR, and its mode cannot be changed');
}

/** Writes a file, because for root the file mode does not tell whether a folder is writable. */
function tryToWrite(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  closeSync(openSync(probe, 'w'));
  rmSync(probe);
  const database = databaseFile(dataDir);
  if (existsSync(database)) closeSync(openSync(database, 'r+'));
}
