import { createHmac } from 'node:crypto';
import { sameSecret, sharedKey, sharedToken } from '../../node/secrets';
import { env } from './env';
import { sharedSecret } from './shared-secret';

const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;
/** A link stays the same for so long, so that the page beside a form is not loaded at each key. */
const STEP_MS = 10 * MINUTE_MS;

/**
 * Opens a page of the site with its drafts, for 50 to 60 minutes.
 * @returns null where site and editor share no secret: then there is no preview
 */
export function previewLink(path: string, now = Date.now()): string | null {
  const secret = sharedSecret();
  if (secret === undefined) return null;
  const until = Math.floor((now + LONGEST_MS) / STEP_MS) * STEP_MS;
  const text = JSON.stringify([path, until, env.url]);
  const signature = createHmac('sha256', sharedKey(secret, 'preview-link'))
    .update(text)
    .digest('hex');
  const parameters = { path, until: String(until), editor: env.url, signature };
  return `${env.siteUrl}/api/preview?${new URLSearchParams(parameters)}`;
}

/** Only the site may read drafts. */
export function isFromSite(headers: Headers): boolean {
  const secret = sharedSecret();
  if (secret === undefined) return false;
  const given = headers.get('authorization') ?? '';
  return sameSecret(given, `Bearer ${sharedToken(secret, 'preview-content')}`);
}
