import type { FastifyBaseLogger } from 'fastify';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What keeps personal data; each removes what is from before a moment (ms since 1970). */
type Stores = Record<string, { removeOlder(before: number): number | Promise<number> }>;

interface RetentionOptions {
  stores: Stores;
  keepDays: number;
  /** Ms since 1970. */
  now: () => number;
  log: FastifyBaseLogger;
}

/** Removes what visitors sent longer than `keepDays` ago: now, and once a day. */
export function startRetention({ stores, keepDays, now, log }: RetentionOptions) {
  let running = Promise.resolve();

  async function remove() {
    const before = now() - keepDays * DAY_MS;
    for (const [store, { removeOlder }] of Object.entries(stores)) {
      try {
        const removed = await removeOlder(before);
        if (removed > 0) log.info({ store, removed, keepDays }, 'Removed what was too old');
      } catch (error) {
        log.error({ err: error, store }, 'Removing what is too old failed');
      }
    }
  }

  const run = () => {
    running = running.then(remove);
  };
  run();
  const timer = setInterval(run, DAY_MS);
  return {
    /** Lets the removal under way finish and begins no other. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
