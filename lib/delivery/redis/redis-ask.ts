import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { sharedRedis } from '@/lib/redis';

/** How long a visitor may wait for Redis, in ms. */
export const LIMIT_MS = 300;

/**
 * Asks Redis, but not for long. One that is away is not asked; one that does not answer in time is
 * disconnected, so that nobody else waits until it answers again.
 * @returns undefined where Redis had no say
 */
export async function askRedis<T>(
  question: (redis: Redis) => Promise<T>,
  redis = sharedRedis(),
): Promise<T | undefined> {
  await firstAttempt(redis);
  if (redis?.status !== 'ready') return undefined;
  const answer = question(redis).catch(() => undefined);
  const answered = await Promise.race([answer.then(() => true), limit()]);
  if (answered) return answer;
  if (!redis.stream.writableEnded) redis.disconnect(true); // Others may have waited as well.
  return undefined;
}

/** An answer that has come while this process was busy still counts: it is read after the timers. */
async function limit(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS).unref());
  await setImmediate();
  await setImmediate();
  return false;
}

const attempts = new WeakMap<Redis, Promise<unknown>>();

/**
 * When the process starts, Redis is given the same time to be reached: it may have what neither the
 * disk of a new instance nor a dead content host has. Later nobody waits for a connection.
 */
function firstAttempt(redis: Redis | undefined): Promise<unknown> | undefined {
  if (redis?.status !== 'connecting' && redis?.status !== 'connect') return undefined;
  const attempt =
    attempts.get(redis) ?? Promise.race([once(redis, 'ready'), limit()]).catch(() => undefined);
  attempts.set(redis, attempt);
  return attempt;
}
