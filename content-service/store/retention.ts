import type { FastifyBaseLogger } from 'fastify';
import { startDaily } from '../daily';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores of personal data; `before` in ms since 1970. */
type Stores = Record<string, { removeOlder(before: number): Promise<number> }>;

interface RetentionOptions {
  stores: Stores;
  /** Whether a removal is so large that a wrong clock may be the reason. */
  isSuspicious: (before: number) => Promise<boolean>;
  keepDays: number;
  now: () => number;
  log: FastifyBaseLogger;
}

/**
 * Removes personal data that is older than `keepDays`, now and once a day. A suspicious removal waits for
 * a second look a day later.
 */
export function startRetention({ stores, isSuspicious, keepDays, now, log }: RetentionOptions) {
  let wasSuspicious = false;

  async function remove() {
    const before = now() - keepDays * DAY_MS;
    const looksAgain = !wasSuspicious && (await isSuspicious(before));
    wasSuspicious = looksAgain;
    if (looksAgain) {
      log.warn(
        { keepDays, now: new Date(now()).toISOString() },
        'More than half of the enquiries are too old: they are removed in a day, unless the clock is wrong',
      );
      return;
    }
    for (const [store, { removeOlder }] of Object.entries(stores)) {
      try {
        const removed = await removeOlder(before);
        if (removed > 0) log.info({ store, removed, keepDays }, 'Removed old personal data');
      } catch (error) {
        log.error({ err: error, store }, 'Removing old personal data failed');
      }
    }
  }

  return startDaily(remove, (err) => {
    log.error({ err }, 'Removing old personal data failed');
  });
}
