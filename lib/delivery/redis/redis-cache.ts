import { askRedis } from './redis-ask';
import { decodeEntry, encodeEntry, type SharedEntry } from './redis-entry';

/**
 * How long what nobody asks for stays in Redis, in seconds. Content outlives pages: from its last
 * good copies a new build makes its pages even when the content host is away.
 */
const LIFETIME = { pages: 7 * 24 * 3600, content: 60 * 24 * 3600 };

export type Shelf = keyof typeof LIFETIME;

const asked = new Map<string, Promise<SharedEntry | undefined>>();

/**
 * What some instance has stored; asking keeps it alive.
 * @param key in full, see sharedKey
 * @returns undefined where there is none, none that can be read, or no Redis at this moment
 */
export function readShared(shelf: Shelf, key: string): Promise<SharedEntry | undefined> {
  const waiting = asked.get(key);
  if (waiting) return waiting;
  const answer = askRedis((redis) => redis.getexBuffer(key, 'EX', LIFETIME[shelf]))
    .then((bytes) => (bytes ? decodeEntry(bytes) : undefined))
    .finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}

/** Leaves an entry for the other instances. Nobody needs to wait for it: it may get lost. */
export async function writeShared(shelf: Shelf, key: string, entry: SharedEntry): Promise<void> {
  await askRedis((redis) => redis.set(key, encodeEntry(entry), 'EX', LIFETIME[shelf]));
}

/**
 * Pages belong to a build and to what they are made from; the keys of content name host and schema
 * version themselves.
 * @param scope the name of the folder of pages
 */
export const sharedKey = (shelf: Shelf, scope: string, key: string): string =>
  shelf === 'pages' ? `forgefront:pages:${scope}:${key}` : `forgefront:content:${key}`;
