import { z } from 'zod';
import { askRedis } from '@/lib/redis/ask-redis';
import { redisKey } from './redis-key';

const contentStoredSchema = z.object({ key: z.string(), tags: z.array(z.string()) });

/** Says that an instance has stored content in Redis: its cache key, and its tags. */
export type ContentStored = z.infer<typeof contentStoredSchema>;

/** The Redis channel of these events for all instances with the same content host. */
export const cacheEventsChannel = (): string => redisKey('content-news');

export async function publishContentStored(event: ContentStored): Promise<void> {
  await askRedis((redis) => redis.publish(cacheEventsChannel(), JSON.stringify(event)));
}

/** @returns undefined for a message that another release may have written in another form */
export function readContentStored(message: string): ContentStored | undefined {
  try {
    return contentStoredSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
