import 'server-only';
import { processWide } from './process-wide';
import { sharedRedis } from './redis';

type Entry = { value: string; until: number };

/**
 * Small notes that several requests share and that go by themselves: in Redis where there is one,
 * and always in this process too, so that nothing is forgotten while Redis is away.
 * @param size how many this process keeps; beyond it the oldest goes
 */
export function expiringStore(name: string, { seconds, size }: { seconds: number; size: number }) {
  const entries = processWide(`store:${name}`, () => new Map<string, Entry>());

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
      await sharedRedis()?.set(`${name}:${key}`, value, 'EX', seconds).catch(unanswered);
    },
    async get(key: string): Promise<string | undefined> {
      const shared = await sharedRedis()?.get(`${name}:${key}`).catch(unanswered);
      return shared ?? recall(key);
    },
  };
}

/** The connection itself says in the log that Redis is away. */
const unanswered = (): undefined => undefined;
