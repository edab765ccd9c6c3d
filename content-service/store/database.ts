import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** PostgreSQL cannot be used. The message is one line that names the variable, never its value. */
export class DatabaseUrlError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}

export interface Database {
  query: Kysely<Tables>;
  /** Other instances of the service may use it at the same time. */
  isShared: boolean;
  /** For what is tried again later: waits hardly for what another program has locked. */
  withoutWaiting<T>(run: (query: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Call it after personal data was deleted. */
  forgetDeleted(): Promise<void>;
  /** Writes as much as an enquiry, and leaves nothing. @throws where nothing can be stored */
  tryToWrite(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is: PostgreSQL with a URL, otherwise SQLite in the data folder. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string;
}
