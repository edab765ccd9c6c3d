import 'server-only';
import { keptFile, type Entry } from './kept-file';
import { processWide } from './process-wide';
import { sharedRedis } from './redis';

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
  const disk = file ? keptFile(file) : undefined;
  const { since, entries } = processWide(
    `store:${name}`,
    () => disk?.read() ?? { since: Date.now(), entries: new Map<string, Entry>() },
  );

  function recall(key: string): string | undefined {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry.value;
    entries.delete(key);
    return undefined;
  }

  return {
    async set(key: string, value: string): Promise<void> {
      entries.delete(key);
      entries.set(key, { value, until: Date.now() + seconds * 1000 });
      for (const oldest of entries.keys()) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
      disk?.write({ since, entries });
      await sharedRedis()?.set(`${name}:${key}`, value, 'EX', seconds).catch(unanswered);
    },
    async get(key: string): Promise<string | undefined> {
      const shared = await sharedRedis()?.get(`${name}:${key}`).catch(unanswered);
      return shared ?? recall(key);
    },
    /** Whether a note of that time would be known still; milliseconds since 1970. */
    remembers: (time: number): boolean => Boolean(sharedRedis()) || time >= since,
  };
}

/** The connection itself says in the log that Redis is away. */
const unanswered = (): undefined => undefined;
