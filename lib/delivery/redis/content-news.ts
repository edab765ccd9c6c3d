import { z } from 'zod';
import { askRedis } from './redis-ask';
import { hostKey } from './host-key';

const storedContentSchema = z.object({ key: z.string(), tags: z.array(z.string()) });

/** Where a copy of content is kept, and its tags. */
export type StoredContent = z.infer<typeof storedContentSchema>;

/** The channel on which instances with the same content host tell of copies that are new in Redis. */
export const contentChannel = (): string => hostKey('content-news');

/** Tells the other instances of a new copy, so that they have it before anybody asks for it. */
export async function announceContent(content: StoredContent): Promise<void> {
  await askRedis((redis) => redis.publish(contentChannel(), JSON.stringify(content)));
}

/** @returns undefined for what another version says in a form that this one cannot read */
export function readContentNews(message: string): StoredContent | undefined {
  try {
    return storedContentSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
