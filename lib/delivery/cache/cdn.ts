import { setTimeout } from 'node:timers/promises';
import { environment } from '@/lib/platform/env';
import { withDeadline } from '@/lib/platform/http/deadline';
import { isItem, nameInTag } from '@/lib/content/store/content-versions';
import { log } from '@/lib/platform/log';

const TIMEOUT_MS = 5_000;
const TRIES = 3;
const PAUSE_MS = 500;

/** After so long nginx and the other instances have no old page either. */
const OTHERS_MS = 1_500;

/** An operator may make the CDN forget everything at once. */
const ALL_CONTENT = 'content';

/** Without a version: a CDN forgets whatever was made from it. */
export const cdnTag = (name: string) => `content:${name}` as const;

/** What a page was made from, in the headers that CDNs read (Fastly and Varnish; Cloudflare and Akamai). */
export function cdnHeaders(tags: readonly string[]): Record<string, string> {
  const names = tags.flatMap((tag) => nameInTag(tag) ?? []);
  const own = names.filter((name) => !isItem(name)).map(cdnTag);
  if (!environment().CDN_PURGE_URL || own.length === 0) return {};
  const keys = [ALL_CONTENT, ...new Set(own)];
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}

/**
 * Makes the CDN forget all pages with one of the tags, once now and once when they are made anew: what it
 * asks for in between may come from an instance that learns of the publish later.
 */
export async function purgeCdn(
  tags: readonly string[],
  pagesMade: Promise<unknown>,
): Promise<void> {
  if (!environment().CDN_PURGE_URL || tags.length === 0) return;
  await purge(tags);
  await Promise.all([pagesMade, setTimeout(OTHERS_MS)]);
  await purge(tags);
}

async function purge(tags: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const reason = await send(tags).catch(String);
    if (!reason) return;
    if (tries === TRIES) return log.warn({ reason }, 'CDN not purged');
    await setTimeout(PAUSE_MS);
  }
}

/** @returns why it was refused */
async function send(tags: readonly string[]): Promise<string | undefined> {
  const { CDN_PURGE_URL = '', CDN_PURGE_TOKEN } = environment();
  const { ok, status, body } = await withDeadline(TIMEOUT_MS, (signal) =>
    fetch(CDN_PURGE_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(CDN_PURGE_TOKEN && { authorization: `Bearer ${CDN_PURGE_TOKEN}` }),
      },
      body: JSON.stringify({ tags }),
      cache: 'no-store',
      redirect: 'error',
      signal,
    }),
  );
  await body?.cancel();
  return ok ? undefined : `answered ${status}`;
}
