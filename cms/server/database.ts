import { inDataDir } from './data-folder';
import { env } from './env';

export const databaseFile = (): string => inDataDir('editor.db');

const BUSY_TIMEOUT_MS = 10_000;

// Each loads its own driver and migrations: a start needs one of them.
async function postgres(connectionString: string) {
  const { postgresAdapter } = await import('@payloadcms/db-postgres');
  const { pgWithTransactionPool } = await import('./postgres-pool');
  const { withHonestCommits } = await import('./honest-commits');
  const { migrations } = await import('@/migrations-postgres');
  const adapter = postgresAdapter({
    pool: { connectionString },
    pg: pgWithTransactionPool,
    push: false,
    migrationDir: 'migrations-postgres',
    prodMigrations: migrations,
    allowIDOnCreate: true,
  });
  return withHonestCommits(adapter);
}

async function sqlite() {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  const { migrations } = await import('@/migrations');
  const { safely } = await import('./safe-migrations');
  return sqliteAdapter({
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
}

/** SQLite in the data folder, or PostgreSQL. The tables change by migrations alone. */
export const database = await (env.databaseUrl ? postgres(env.databaseUrl) : sqlite());
