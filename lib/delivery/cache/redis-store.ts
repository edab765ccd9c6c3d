import { globalSingleton } from '@/lib/global-singleton';
import { askRedis } from '@/lib/redis/ask-redis';
import { decodeEntry, encodeEntry, type SharedEntry } from './redis-entry';

/** In seconds since the last read. */
const LIFETIME = { pages: 7 * 24 * 3600, content: 60 * 24 * 3600 };

type EntryKind = keyof typeof LIFETIME;

const reads = globalSingleton(
  'redis-reads',
  () => new Map<string, Promise<SharedEntry | undefined>>(),
);

/** Renews the lifetime; undefined also while Redis is down. */
export function readShared(kind: EntryKind, key: string): Promise<SharedEntry | undefined> {
  const underWay = reads.get(key);
  if (underWay) return underWay;
  const read = askRedis((redis) => redis.getexBuffer(key, 'EX', LIFETIME[kind]))
    .then((bytes) => (bytes ? decodeEntry(bytes) : undefined))
    .finally(() => reads.delete(key));
  reads.set(key, read);
  return read;
}

export async function writeShared(kind: EntryKind, key: string, entry: SharedEntry): Promise<void> {
  await askRedis((redis) => redis.set(key, encodeEntry(entry), 'EX', LIFETIME[kind]));
}

export const sharedKey = (kind: EntryKind, scope: string, key: string): string =>
  kind === 'pages' ? `forgefront:pages:${scope}:${key}` : `forgefront:content:${key}`;
