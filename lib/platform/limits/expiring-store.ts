import 'server-only';
import { storeFile, type Entry } from './store-file';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { sharedRedis } from '@/lib/platform/redis/connection';
import { noteRefusal } from '@/lib/platform/redis/write-probe';

type Options = {
  seconds: number;
  /** Above it the oldest entry is dropped. */
  size: number;
  /** Keeps the entries across restarts. */
  file?: string;
};

/** Short-lived entries in Redis, and in this process for the time that Redis is down. */
export function expiringStore(name: string, { seconds, size, file }: Options) {
  const disk = file ? storeFile(file) : undefined;
  const { born, entries } = globalSingleton(`store:${name}`, () => {
    // Before the other clock is read: a busy machine may pause in between, which makes no record younger.
    const now = performance.now();
    const stored = disk?.read() ?? { since: Date.now(), entries: new Map<string, Entry>() };
    const age = Math.max(Date.now() - stored.since, 0);
    return { born: now - age, entries: stored.entries };
  });

  /** By the present clock: that of the start may have been ahead. Both count whole ms. */
  const since = () => Math.floor(Date.now() - (performance.now() - born)) - 1;

  function readLocal(key: string): Entry | undefined {
    const entry = entries.get(key);
    // One that lives longer is of a clock that was ahead.
    if (entry) entry.until = Math.min(entry.until, Date.now() + seconds * 1000);
    if (entry && entry.until > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  }

  async function writeToRedis(key: string, { value, until }: Entry): Promise<void> {
    const redis = sharedRedis();
    await redis
      ?.set(`${name}:${key}`, value, 'PX', Math.max(until - Date.now(), 1))
      .catch((error: unknown) => noteRefusal(redis, error));
  }

  /** The remaining lifetime in ms (negative: none) and the value. */
  async function readFromRedis(key: string): Promise<[number, string | null] | undefined> {
    const redis = sharedRedis();
    const shared = `${name}:${key}`;
    return redis && Promise.all([redis.pttl(shared), redis.get(shared)]).catch(ignoreOutage);
  }

  return {
    async set(key: string, value: string): Promise<void> {
      const entry = { value, until: Date.now() + seconds * 1000 };
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
      disk?.write({ since: since(), entries });
      await writeToRedis(key, entry);
    },
    /** The newest entry. Writes to Redis what it has missed. */
    async get(key: string): Promise<string | undefined> {
      const answer = await readFromRedis(key);
      const own = readLocal(key);
      if (!answer) return own?.value;
      const [left, value] = answer;
      // All entries live equally long, so the one with more time left is newer.
      if (!own || own.until - Date.now() <= left) return value ?? undefined;
      await writeToRedis(key, own);
      return own.value;
    },
    /** Whether entries written at that time (ms since 1970) are still known. */
    remembersSince: (time: number): boolean => Boolean(sharedRedis()) || time >= since(),
  };
}

const ignoreOutage = (): undefined => undefined;
