import type { DatabaseAdapterObj } from 'payload';

type Ended = Promise<unknown> | undefined;
type Adapter = {
  drizzle: { transaction: (...args: unknown[]) => Promise<unknown> };
  beginTransaction: (options?: object) => Promise<string>;
  commitTransaction: (id: string | Promise<string>) => Promise<void>;
};

/**
 * Payload takes a commit that fails (a lost connection, a session that was ended) for one that succeeded,
 * and would say “saved” of what is gone.
 */
export function withHonestCommits(database: DatabaseAdapterObj): DatabaseAdapterObj {
  const init: typeof database.init = (args) => {
    const adapter = database.init(args);
    const untyped: object = adapter;
    const inner = untyped as Adapter;
    const { beginTransaction, commitTransaction } = inner;
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
      await commitTransaction.call(inner, id);
      await ended;
    };
    return adapter;
  };
  return { ...database, init };
}
