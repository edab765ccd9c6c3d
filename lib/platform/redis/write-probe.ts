import 'server-only';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { outage } from '@/lib/platform/outage';

const KEY = 'forgefront:probe';
const KEY_SECONDS = 60;
const WAIT_MS = 1_000;

const refusals = outage({
  name: 'redis-writes',
  beginning: 'redis refuses writes: each instance goes on by itself',
  end: 'redis takes writes again',
  retryMs: 5_000,
});

/** An answer of Redis such as `OOM command not allowed`; not a connection that broke. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ReplyError';

/** Notes that Redis refused a command: its memory may be full, or it a copy that only reads. */
export function noteRefusal(redis: Redis, error: unknown): void {
  if (isRefusal(error)) refusals.begins({ reason: error.message }, () => tryToWrite(redis));
}

/** @returns why it failed, in one word of Redis or of the connection */
async function tryToWrite(redis: Redis): Promise<string | undefined> {
  try {
    await redis.set(KEY, '1', 'EX', KEY_SECONDS);
  } catch (error) {
    noteRefusal(redis, error);
    return isRefusal(error) ? `refuses writes (${error.message.split(' ')[0]})` : 'not reachable';
  }
  refusals.ends();
  return undefined;
}

/** @returns why Redis is of no use now; the connection logs its own outages */
export async function redisFault(redis: Redis): Promise<string | undefined> {
  try {
    if (redis.status !== 'ready')
      await once(redis, 'ready', { signal: AbortSignal.timeout(WAIT_MS) });
  } catch {
    return 'not reachable';
  }
  return tryToWrite(redis);
}
