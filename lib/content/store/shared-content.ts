import 'server-only';
import { createHash } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { askRedis } from '@/lib/platform/redis/ask-redis';
import { connectRedis, sharedRedis } from '@/lib/platform/redis/connection';
import { withHead } from '@/lib/platform/stored-file';
import { headOf, type Head } from './content-disk';
import type { ContentStore } from './content-store';
import type { Sharing } from './store-parts';
import { packEntry, unpackEntry } from './stored-entry';

/** Without a message; also finds a connection that hangs. */
const POLL_MS = 1_000;

/** Of content that nobody reads, in seconds. */
const LIFETIME = 60 * 24 * 3600;

/** Of content that others are about to take, while newer has come, in seconds. */
const LIFETIME_OF_OLD = 3600;

/** The newer start wins, whoever comes first. One script, so that nothing comes between. */
const SHARE = `
  local held = redis.call('HGET', KEYS[1], ARGV[1])
  if held and tonumber(string.match(held, '^%d+')) >= tonumber(ARGV[2]) then return 0 end
  local version = held and string.match(held, ' (.+)$')
  if version and version ~= ARGV[3] then redis.call('EXPIRE', ARGV[4] .. version, ARGV[5]) end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
  redis.call('PUBLISH', KEYS[1], ARGV[1])
  return 1
`;

/** Both the hash of what is current, by endpoint, and the channel. */
function sharedKey(): string {
  const host = createHash('sha256').update(environment().CONTENT_HOST ?? '');
  return `forgefront:content-of:${host.digest('hex').slice(0, 8)}`;
}

const blobKey = (endpoint: string, version: string): string =>
  `${sharedKey()}:${endpoint}:${version}`;

/** By the clock of Redis, whatever those of the machines say; in microseconds. */
async function now(): Promise<number | undefined> {
  const time = await askRedis((redis) => redis.time());
  return time && Number(time[0]) * 1_000_000 + Number(time[1]);
}

async function share(head: Head, bytes: Buffer): Promise<void> {
  const { endpoint, start, version } = head;
  const key = blobKey(endpoint, version);
  const isStored = await askRedis((redis) => redis.set(key, withHead(head, bytes), 'EX', LIFETIME));
  // What is named there must be there.
  if (!isStored) return;
  const args = [endpoint, start, version, blobKey(endpoint, ''), LIFETIME_OF_OLD];
  await askRedis((redis) => redis.eval(SHARE, 1, sharedKey(), ...args));
}

/** Takes what others have fetched later, and gives them what they do not have. */
async function compare(store: ContentStore): Promise<void> {
  const shared = await askRedis((redis) => redis.hgetall(sharedKey()));
  if (!shared) return;
  // All are asked for at once: one after the other each would wait for Redis, and a publish brings dozens.
  const takes = store.endpoints().map((endpoint) => {
    const [start, version = ''] = (shared[endpoint] ?? '0').split(' ');
    if (Number(start) <= store.startOf(endpoint)) return undefined;
    return take(store, endpoint, version, Number(start)).catch(() => undefined);
  });
  await Promise.all(takes);
  await store.refresh([]);
  for (const [endpoint, { value, version, start }] of store.current()) {
    if (start <= Number.parseInt(shared[endpoint] ?? '0')) continue;
    const { bytes } = await packEntry(endpoint, value);
    await share({ endpoint, version, start, fetched: store.fetchedAt(endpoint) }, bytes);
  }
}

/** @param start of the latest fetch that gave this version; the bytes may come from an earlier one */
async function take(
  store: ContentStore,
  endpoint: string,
  version: string,
  start: number,
): Promise<void> {
  const key = blobKey(endpoint, version);
  const found = await askRedis((redis) => redis.getexBuffer(key, 'EX', LIFETIME));
  if (!found) return;
  const { head, bytes } = headOf(found);
  const held = store.current().get(endpoint);
  const unpacked =
    held?.version === version ? { value: held.value } : await unpackEntry(endpoint, bytes);
  store.takeFromElsewhere({ ...head, start }, unpacked, bytes);
}

/** Undefined without `REDIS_URL`. */
export function sharedContent(): Sharing | undefined {
  return sharedRedis() ? { now, share } : undefined;
}

/** Resolves when this instance has what the others have. @returns what ends it */
export async function followOtherInstances(store: ContentStore): Promise<() => void> {
  const { REDIS_URL } = environment();
  const redis = sharedRedis();
  if (!REDIS_URL || !redis) return () => undefined;
  let comparing = compare(store);
  let isWaiting = false;
  /** One after the other; one that waits will see what a further one would. */
  const again = () => {
    if (isWaiting) return;
    isWaiting = true;
    comparing = comparing
      .catch(() => undefined)
      .then(() => {
        isWaiting = false;
        return compare(store);
      })
      .catch(() => undefined);
  };
  await comparing.catch(() => undefined);
  const subscriber = connectRedis(REDIS_URL);
  redis.on('ready', again);
  subscriber.on('message', again);
  subscriber.on('ready', () => subscriber.subscribe(sharedKey()).then(again, () => undefined));
  const poll = setInterval(again, POLL_MS).unref();
  return () => {
    clearInterval(poll);
    redis.off('ready', again);
    subscriber.disconnect();
  };
}
