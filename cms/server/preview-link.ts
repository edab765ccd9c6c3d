import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env';
import { keyFor } from './shared-secret';

const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;
/** A link stays the same for so long, so that the page beside a form is not loaded at each key. */
const STEP_MS = 10 * MINUTE_MS;

/**
 * Opens a page of the site with its drafts, for 50 to 60 minutes.
 * @returns null where site and editor share no secret: then there is no preview
 */
export function previewLink(path: string, now = Date.now()): string | null {
  const key = keyFor('preview-link');
  if (!key) return null;
  const until = Math.floor((now + LONGEST_MS) / STEP_MS) * STEP_MS;
  const text = JSON.stringify([path, until, env.url]);
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const parameters = { path, until: String(until), editor: env.url, signature };
  return `${env.siteUrl}/api/preview?${new URLSearchParams(parameters)}`;
}

const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();

/** Only the site may read drafts. */
export function isFromSite(headers: Headers): boolean {
  const key = keyFor('preview-content');
  if (!key) return false;
  const given = headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${key.toString('hex')}`));
}
