import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In constant time, whatever the lengths. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** What site, content service and editor know each other by. */
export const sharedSecret = {
  pattern: /^[\x21-\x7e]{16,}$/,
  sentence: 'at least 16 characters of printable ASCII without spaces',
};

/** Each is known by a key of its own, made of the one secret that they share. */
export type SharedPurpose = 'preview-link' | 'preview-pass' | 'preview-content' | 'inbox';

export const sharedKey = (secret: string, purpose: SharedPurpose): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/** As a header has it. */
export const sharedToken = (secret: string, purpose: SharedPurpose): string =>
  sharedKey(secret, purpose).toString('hex');
