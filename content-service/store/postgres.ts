import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { UnknownOutcomeError } from '../time-limit';
import { DatabaseUrlError, type Database } from './database';
import { NoAnswerError } from './storage-fault';
import { migrationsSince, POSTGRES, SCHEMA_VERSION } from './migrations';
import { TABLES, type Tables } from './tables';

/** A schema of its own, since the editor may use the same database. */
const SCHEMA = 'content_service';

/** Any number that other programs do not lock. */
const MIGRATION_LOCK = 7_426_001;

const CONNECTIONS = 5;
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
/** Of a transaction whose program has gone without a word. */
const IDLE_TIMEOUT_MS = 30_000;

/** Numbers of 64 bits arrive as text; ours are ids, times and counts. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

/** @throws when the server cannot be reached, or the tables are of a later version */
export async function openPostgres(url: string, log?: FastifyBaseLogger): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    keepAlive: true,
    types,
  });
  const warn = (err: Error) => log?.warn({ err }, 'A connection to PostgreSQL was lost');
  // Also of one that waits between two statements; unheard errors would end the program.
  pool.on('connect', (client) => client.on('error', warn)).on('error', () => {});
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    const { message, code } = error as NodeJS.ErrnoException;
    throw new DatabaseUrlError(message || (code ?? 'no connection'), error);
  }
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: soundPool(pool) }) });
  const query = kysely.withSchema(SCHEMA);
  return {
    query,
    isShared: true,
    // Here nothing stands still.
    withoutWaiting: (run) => run(query),
    tryToWrite: async () => {
      await sql`UPDATE ${sql.table(`${SCHEMA}.schema_version`)} SET version = version`.execute(
        kysely,
      );
    },
    // PostgreSQL removes deleted rows by itself (autovacuum).
    forgetDeleted: async () => {},
    close: () => kysely.destroy(),
  };
}

/**
 * Gives back no connection that does not answer: the next query would wait behind the one that hangs.
 * What the server says, as a wrong value, leaves it sound.
 */
function soundPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NoAnswerError(error);
      });
      let failure: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (failure) throw failure;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (error instanceof pg.DatabaseError) throw error;
          const cause = new NoAnswerError(error);
          failure = text === 'commit' ? new UnknownOutcomeError(undefined, { cause }) : cause;
          throw failure;
        }
      };
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(failure !== undefined),
      };
    },
    end: () => pool.end(),
  };
}

/** Instances that start together wait for each other. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    await client.query(`SET LOCAL search_path TO ${SCHEMA}`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    for (const migration of migrationsSince(rows[0]?.version ?? 0, POSTGRES)) {
      await client.query(migration);
    }
    await client.query('DELETE FROM schema_version');
    await client.query(`INSERT INTO schema_version VALUES (${SCHEMA_VERSION})`);
    await client.query('COMMIT');
  } finally {
    // Ends an unfinished transaction.
    client.release(true);
  }
}

/** Call it after rows were inserted with their ids. */
export async function continueIds(query: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const name = `${SCHEMA}.${table}`;
    await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id))
      FROM ${sql.table(name)} HAVING max(id) IS NOT NULL`.execute(query);
  }
}
