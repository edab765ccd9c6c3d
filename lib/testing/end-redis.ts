import { once } from 'node:events';
import { sharedRedis } from '@/lib/redis/connection';

/** Closes the shared connection; Jest takes the process's own objects away when a test file ends. */
export async function endSharedRedis(): Promise<void> {
  const redis = sharedRedis();
  // Between two attempts there is nothing to close, and nothing is announced.
  const isOpen = ['connecting', 'connect', 'ready'].includes(redis?.status ?? '');
  const ended = redis && isOpen && once(redis, 'end');
  redis?.disconnect();
  await ended;
}
