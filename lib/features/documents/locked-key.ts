import 'server-only';
import { createHash } from 'node:crypto';

/** Names a locked document in URLs without saying where it lies. */
export const lockedKey = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 16);
