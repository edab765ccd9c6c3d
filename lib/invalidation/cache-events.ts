import * as z from 'zod';
import { askRedis } from '@/lib/redis/ask-redis';
import { redisKey } from './redis-key';

const contentStoredSchema = z.object({ key: z.string(), tags: z.array(z.string()) });

/** An instance has stored this content in Redis. */
export type ContentStored = z.infer<typeof contentStoredSchema>;

export const cacheEventsChannel = (): string => redisKey('cache-events');

export async function publishContentStored(event: ContentStored): Promise<void> {
  await askRedis((redis) => redis.publish(cacheEventsChannel(), JSON.stringify(event)));
}

/** @returns undefined for a message that another release wrote in another form */
export function readContentStored(message: string): ContentStored | undefined {
  try {
    return contentStoredSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
