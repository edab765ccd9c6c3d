import { createHash } from 'node:crypto';
import { environment } from '@/lib/env';

/** A name in Redis for what concerns the content of one host, the one that this instance shows. */
export function hostKey(subject: string): string {
  const host = createHash('sha256').update(environment().CONTENT_HOST ?? '');
  return `forgefront:${subject}:${host.digest('hex').slice(0, 8)}`;
}
