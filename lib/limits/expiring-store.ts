import 'server-only';
import { storeFile, type Entry } from './store-file';
import { globalSingleton } from '@/lib/global-singleton';
import { sharedRedis } from '@/lib/redis/connection';

type Options = {
  seconds: number;
  /** How many notes this process keeps; beyond it the oldest goes. */
  size: number;
  /** Where they outlive the process; left out: they end with it. */
  file?: string;
};

/**
 * Small notes that several requests share and that go by themselves: in Redis where there is one,
 * and always in this process too, so that nothing is forgotten while Redis is away.
 */
export function expiringStore(name: string, { seconds, size, file }: Options) {
  const disk = file ? storeFile(file) : undefined;
  const { since, entries } = globalSingleton(
    `store:${name}`,
    () => disk?.read() ?? { since: Date.now(), entries: new Map<string, Entry>() },
  );

  function readLocal(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  }

  async function writeToRedis(key: string, { value, until }: Entry): Promise<void> {
    await sharedRedis()
      ?.set(`${name}:${key}`, value, 'PX', Math.max(until - Date.now(), 1))
      .catch(ignoreOutage);
  }

  /** How many milliseconds a note has to live in Redis (below 0: there is none), and the note. */
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
      disk?.write({ since, entries });
      await writeToRedis(key, entry);
    },
    /** The newest note; what Redis has missed, it is told as soon as it answers. */
    async get(key: string): Promise<string | undefined> {
      const answer = await readFromRedis(key);
      const own = readLocal(key);
      if (!answer) return own?.value;
      const [left, value] = answer;
      // All live equally long: of two the one that has longer to live is newer, by any clock.
      if (!own || own.until - Date.now() <= left) return value ?? undefined;
      await writeToRedis(key, own);
      return own.value;
    },
    /** Whether a note of that time would be known still; milliseconds since 1970. */
    remembersSince: (time: number): boolean => Boolean(sharedRedis()) || time >= since,
  };
}

/** The connection itself says in the log that Redis is away. */
const ignoreOutage = (): undefined => undefined;
