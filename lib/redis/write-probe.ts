import 'server-only';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { globalSingleton } from '@/lib/global-singleton';
import { outage } from '@/lib/outage';

const KEY = 'forgefront:probe';
const KEY_SECONDS = 60;
const WAIT_MS = 1_000;
/** While Redis refuses, it is tried so often. */
const RETRY_MS = 5_000;

const refusals = outage(
  'redis-writes',
  'redis refuses writes: each instance goes on by itself',
  'redis takes writes again',
);
const state = globalSingleton('redis-write-probe', () => ({
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** An answer of Redis such as `OOM command not allowed`; not a connection that broke. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ReplyError';

/** Notes that Redis refused a command: its memory may be full, or it a copy that only reads. */
export function noteRefusal(redis: Redis, error: unknown): void {
  if (!isRefusal(error)) return;
  refusals.begins({ reason: error.message });
  state.timer ??= setInterval(() => void tryToWrite(redis), RETRY_MS).unref();
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
  clearInterval(state.timer);
  state.timer = undefined;
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
