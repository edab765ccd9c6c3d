import type { DatabaseAdapterObj, PayloadRequest } from 'payload';

type Ended = Promise<unknown> | undefined;
type Id = string | number;
type Adapter = {
  sessions: Record<string, { db: { execute: (query: string) => Promise<unknown> } }>;
  drizzle: { transaction: (...args: unknown[]) => Promise<unknown> };
  beginTransaction: (options?: object) => Promise<string>;
  commitTransaction: (id: string | Promise<string>) => Promise<void>;
  rollbackTransaction: (id: string | Promise<string>) => Promise<void>;
};

// What Next.js bundles twice still waits for the same transactions.
const held = globalThis as { afterCommits?: Map<Id, (() => void)[]> };
const waiting = (held.afterCommits ??= new Map<Id, (() => void)[]>());

/**
 * Runs it once everybody can read what the request has written: at once where it has no transaction (SQLite),
 * otherwise when that is committed or nobody knows whether it was. What is rolled back never runs it.
 */
export async function afterCommit({ payload, transactionID }: PayloadRequest, run: () => void) {
  const id = (await transactionID) ?? '';
  if (!payload.db.sessions?.[id]) return run();
  waiting.set(id, [...(waiting.get(id) ?? []), run]);
}

/**
 * Payload takes a commit that fails (a lost connection, a session that was ended) for one that succeeded,
 * and would say “saved” of what is gone.
 */
export function withHonestCommits(database: DatabaseAdapterObj): DatabaseAdapterObj {
  const init: typeof database.init = (args) => {
    const adapter = database.init(args);
    const untyped: object = adapter;
    const inner = untyped as Adapter;
    const { beginTransaction, commitTransaction, rollbackTransaction } = inner;
    const ends = new Map<string, Ended>();
    inner.beginTransaction = async function (options) {
      let ended: Ended;
      const transaction: Adapter['drizzle']['transaction'] = (...given) =>
        (ended = inner.drizzle.transaction(...given));
      const observed = Object.create(inner, { drizzle: { value: { transaction } } }) as Adapter;
      const id = await beginTransaction.call(observed, options);
      ends.set(id, ended);
      const forget = () => void ends.delete(id);
      ended?.then(forget, forget);
      return id;
    };
    inner.commitTransaction = async function (given) {
      const id = await given;
      const ended = ends.get(id);
      // After a statement that failed, PostgreSQL takes a commit for a rollback, without an error.
      await inner.sessions[id]?.db.execute('SELECT 1').catch(async (error: unknown) => {
        await inner.rollbackTransaction(id);
        throw error;
      });
      // A rollback that comes after this one comes too late.
      const runs = waiting.get(id) ?? [];
      waiting.delete(id);
      try {
        await commitTransaction.call(inner, id);
        await ended;
      } finally {
        for (const run of runs) run();
      }
    };
    inner.rollbackTransaction = async function (given) {
      const id = await given;
      waiting.delete(id);
      await rollbackTransaction.call(inner, id);
    };
    return adapter;
  };
  return { ...database, init };
}
