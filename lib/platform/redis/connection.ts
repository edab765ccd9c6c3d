import 'server-only';
import { Redis } from 'ioredis';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { log } from '@/lib/platform/log';

/** Without an answer the instance uses its own memory. */
const COMMAND_TIMEOUT_MS = 500;

/** Reconnects by itself; commands fail at once while it is down. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // ioredis prints errors that nobody listens for; failed commands reject by themselves.
  redis.on('error', () => undefined);
  return redis;
}

const CLOSED = 'the connection was closed';

/** Logs each change once, however many attempts there are. */
function logState(redis: Redis): Redis {
  let away: boolean | undefined;
  let reason = CLOSED;
  redis.on('error', (error: Error) => {
    reason = error.message || reason;
  });
  redis.on('ready', () => {
    if (away !== false) log.info('redis reached');
    away = false;
    reason = CLOSED;
  });
  redis.on('close', () => {
    if (!away) log.warn({ reason }, 'redis not reachable: each instance goes on by itself');
    away = true;
  });
  return redis;
}

/** Undefined without `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = environment();
  return REDIS_URL ? globalSingleton('redis', () => logState(connectRedis(REDIS_URL))) : undefined;
}
