import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { databaseFile } from './database';

/** What the operator can put right, by the code of the error. */
const REASONS: Record<string, string> = {
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  EROFS: 'its file system is read-only',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'its disk is full',
};

/** In a folder with this bit everybody has files. */
const STICKY = 0o1000;

/**
 * Makes the folder of what visitors sent where it is missing, and closes it to other users.
 * @throws with the reason in words where it, or the database in it, cannot be written
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
  else log.warn({ dataDir }, 'DATA_DIR is open to other users and not ours to close');
}

/** Only writing shows whether it can be done: root may write by its rights where no file can be. */
function tryToWrite(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  closeSync(openSync(probe, 'w'));
  rmSync(probe);
  const database = databaseFile(dataDir);
  if (existsSync(database)) closeSync(openSync(database, 'r+'));
}
