import 'server-only';
import { Redis } from 'ioredis';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { processWide } from './process-wide';

/** A visitor does not wait for Redis: what it cannot say at once is answered from memory. */
const COMMAND_TIMEOUT_MS = 500;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis not reachable'));
  return redis;
}

/** The connection that several instances share; undefined without `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = environment();
  return REDIS_URL ? processWide('redis', () => connect(REDIS_URL)) : undefined;
}
