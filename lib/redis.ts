import 'server-only';
import { Redis } from 'ioredis';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { processWide } from './process-wide';

/** A visitor does not wait for Redis: what it cannot say at once is answered from memory. */
const COMMAND_TIMEOUT_MS = 500;

/** A connection that comes back by itself and refuses at once what is asked while it is away. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // Whoever asked is told; the state is said by those who hold the connection.
  redis.on('error', () => undefined);
  return redis;
}

/** Says in one line that Redis is away, and in one that it is there, however often it is tried. */
function sayState(redis: Redis): Redis {
  let away: boolean | undefined;
  let reason = 'the connection was closed';
  redis.on('error', (error: Error) => {
    reason = error.message || reason;
  });
  redis.on('ready', () => {
    if (away !== false) log.info('redis reached');
    away = false;
  });
  redis.on('close', () => {
    if (!away) log.warn({ reason }, 'redis not reachable: each instance goes on by itself');
    away = true;
  });
  return redis;
}

/** The connection that the whole process shares; undefined without `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = environment();
  return REDIS_URL ? processWide('redis', () => sayState(connectRedis(REDIS_URL))) : undefined;
}
