import { globalSingleton } from '@/lib/global-singleton';
import { askRedis } from '@/lib/redis/ask-redis';
import { decodeEntry, encodeEntry, type SharedEntry } from './redis-entry';

/**
 * How long an entry stays in Redis without being read, in seconds. Content outlives pages: a new build
 * can render its pages from it even while the content host is down.
 */
const LIFETIME = { pages: 7 * 24 * 3600, content: 60 * 24 * 3600 };

export type EntryKind = keyof typeof LIFETIME;

const reads = globalSingleton(
  'redis-reads',
  () => new Map<string, Promise<SharedEntry | undefined>>(),
);

/**
 * Reads an entry, which renews its lifetime.
 * @param key made by sharedKey
 * @returns undefined where there is none, none that can be read, or no Redis at the moment
 */
export function readShared(kind: EntryKind, key: string): Promise<SharedEntry | undefined> {
  const underWay = reads.get(key);
  if (underWay) return underWay;
  const read = askRedis((redis) => redis.getexBuffer(key, 'EX', LIFETIME[kind]))
    .then((bytes) => (bytes ? decodeEntry(bytes) : undefined))
    .finally(() => reads.delete(key));
  reads.set(key, read);
  return read;
}

/** Stores an entry for the other instances; it is lost when Redis is down. */
export async function writeShared(kind: EntryKind, key: string, entry: SharedEntry): Promise<void> {
  await askRedis((redis) => redis.set(key, encodeEntry(entry), 'EX', LIFETIME[kind]));
}

/**
 * Pages belong to a build and its variables; the keys of content name host and schema version.
 * @param scope the name of the folder of pages
 */
export const sharedKey = (kind: EntryKind, scope: string, key: string): string =>
  kind === 'pages' ? `forgefront:pages:${scope}:${key}` : `forgefront:content:${key}`;
