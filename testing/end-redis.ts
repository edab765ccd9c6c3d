import { once } from 'node:events';
import { sharedRedis } from '@/lib/platform/redis/connection';

/** Jest destroys the process's objects after each file, so the connection must be closed. */
export async function endSharedRedis(): Promise<void> {
  const redis = sharedRedis();
  // Between two attempts there is nothing to close and no event.
  const isOpen = ['connecting', 'connect', 'ready'].includes(redis?.status ?? '');
  const ended = redis && isOpen && once(redis, 'end');
  redis?.disconnect();
  await ended;
}
