import { createHash } from 'node:crypto';
import { environment } from '@/lib/env';

/** The subjects stay the same, so that two releases understand each other. */
export function redisKey(subject: 'tag-versions' | 'cache-events'): string {
  const host = createHash('sha256').update(environment().CONTENT_HOST ?? '');
  return `forgefront:${subject}:${host.digest('hex').slice(0, 8)}`;
}
