import { existsSync } from 'node:fs';
import Database from 'libsql';
import { databaseFile } from './database';
import { env } from './env';

/** Saves that are still in the log beside the database go into its file. */
export function checkpoint(): void {
  if (!existsSync(/*turbopackIgnore: true*/ databaseFile())) return;
  const connection = new Database(databaseFile());
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
}

/**
 * However the program ends, except when it is killed: a copy of editor.db alone then has everything.
 * Here nothing can be waited for, so the client of Payload does not help.
 */
export function checkpointAtExit(): void {
  if (env.databaseUrl || process.listeners('exit').includes(checkpoint)) return;
  process.on('exit', checkpoint);
}
