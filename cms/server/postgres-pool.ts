import pg from 'pg';

const SECOND_MS = 1_000;

/** Waits that end: whoever saves gets an answer within half a minute, and no session stays open for ever. */
const TIMEOUTS = {
  connectionTimeoutMillis: 12 * SECOND_MS,
  lock_timeout: 8 * SECOND_MS,
  statement_timeout: 20 * SECOND_MS,
  // An upload waits in its transaction while the pictures before it are converted.
  idle_in_transaction_session_timeout: 120 * SECOND_MS,
};

const TRANSACTIONS = 6;
const STATEMENTS = 4;

// A connection that is lost between two statements would end the program.
const outlivesItsConnections = (pool: pg.Pool): pg.Pool =>
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));

/**
 * Payload asks some things past the transaction that it has begun (whether a document is locked). With one
 * pool, as many saves as it has connections would each wait for one more, for ever: statements outside of
 * transactions have connections of their own.
 */
class TransactionPool extends pg.Pool {
  readonly #statements: pg.Pool;

  constructor(options: pg.PoolConfig) {
    super({ ...options, ...TIMEOUTS, max: TRANSACTIONS });
    outlivesItsConnections(this);
    this.#statements = outlivesItsConnections(
      new pg.Pool({ ...options, ...TIMEOUTS, max: STATEMENTS }),
    );
    // Declared in many forms, which no override could repeat.
    this.query = this.#statements.query.bind(this.#statements) as pg.Pool['query'];
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#statements.end()]);
  }
}

export const pgWithTransactionPool: typeof pg = { ...pg, Pool: TransactionPool };
