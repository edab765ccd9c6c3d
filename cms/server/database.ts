import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { migrations } from '@/migrations';
import { migrations as postgresMigrations } from '@/migrations-postgres';
import { safely } from './safe-migrations';
import { inDataDir } from './data-folder';
import { env } from './env';

export const databaseFile = (): string => inDataDir('editor.db');

const BUSY_TIMEOUT_MS = 10_000;

/** SQLite in the data folder, or PostgreSQL. The tables change by migrations alone. */
export const database = env.databaseUrl
  ? postgresAdapter({
      pool: { connectionString: env.databaseUrl, max: 10 },
      push: false,
      migrationDir: 'migrations-postgres',
      prodMigrations: postgresMigrations,
      allowIDOnCreate: true,
    })
  : sqliteAdapter({
      client: { url: `file:${databaseFile()}` },
      wal: true,
      busyTimeout: BUSY_TIMEOUT_MS,
      push: false,
      migrationDir: 'migrations',
      prodMigrations: migrations.map(safely),
      allowIDOnCreate: true,
      // An id that was deleted is not given to another item: links to it would show that one.
      autoIncrement: true,
      // With transactions, uploads at the same time fail with SQLITE_BUSY.
      transactionOptions: undefined,
    });
