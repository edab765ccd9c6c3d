import { globalSingleton } from '@/lib/platform/global-singleton';
import { askRedis } from '@/lib/platform/redis/ask-redis';
import { decodePage, type StoredPage } from './page-codec';

/** In seconds since the last read. */
const LIFETIME = 7 * 24 * 3600;

/** Pages carry the versions of their content, which is all that another instance needs to know. */
const keyOf = (scope: string, name: string): string => `forgefront:page:${scope}:${name}`;

const reads = globalSingleton(
  'redis-reads',
  () => new Map<string, Promise<StoredPage | undefined>>(),
);

/**
 * Renews the lifetime; undefined also while Redis is down.
 * @param scope of the build and its variables
 */
export function readShared(scope: string, name: string): Promise<StoredPage | undefined> {
  const key = keyOf(scope, name);
  const underWay = reads.get(key);
  if (underWay) return underWay;
  const read = askRedis((redis) => redis.getexBuffer(key, 'EX', LIFETIME))
    .then((bytes) => (bytes ? decodePage(bytes) : undefined))
    .finally(() => reads.delete(key));
  reads.set(key, read);
  return read;
}

export async function writeShared(scope: string, name: string, bytes: Buffer): Promise<void> {
  await askRedis((redis) => redis.set(keyOf(scope, name), bytes, 'EX', LIFETIME));
}
