import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { sharedRedis } from './connection';
import { noteRefusal } from './write-probe';

export const LIMIT_MS = 300;

/** Undefined on timeout, on an error and while disconnected. A late connection is dropped. */
export async function askRedis<T>(
  command: (redis: Redis) => Promise<T>,
  redis = sharedRedis(),
): Promise<T | undefined> {
  await firstConnection(redis);
  if (redis?.status !== 'ready') return undefined;
  const reply = command(redis).catch((error: unknown) => {
    noteRefusal(redis, error);
    return undefined;
  });
  const inTime = await Promise.race([reply.then(() => true), limit()]);
  if (inTime) return reply;
  if (!redis.stream.writableEnded) redis.disconnect(true);
  return undefined;
}

/** A reply that arrived while the event loop was busy still counts: it is read after the timers. */
async function limit(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS).unref());
  await setImmediate();
  await setImmediate();
  return false;
}

const connections = globalSingleton(
  'first-redis-connections',
  () => new WeakMap<Redis, Promise<unknown>>(),
);

/** Only the first connection is waited for: the content host may be down, and Redis hold pages. */
function firstConnection(redis: Redis | undefined): Promise<unknown> | undefined {
  if (redis?.status !== 'connecting' && redis?.status !== 'connect') return undefined;
  const connection =
    connections.get(redis) ?? Promise.race([once(redis, 'ready'), limit()]).catch(() => undefined);
  connections.set(redis, connection);
  return connection;
}
