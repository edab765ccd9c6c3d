import { setTimeout } from 'node:timers/promises';
import { ALL_CONTENT, endpointOf } from '@/lib/content/tags';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { warmPages } from '@/lib/warming';
import { isStoredNew } from '../cache/stored-content';
import { pagesMadeFrom } from '../cache/stored-pages';
import { markTags } from '../cache/tag-marks';
import type { StoredContent } from './content-news';
import { followMarks } from './redis-marks';

/** How long the instance that was told is left to ask the host; it may have ended, or the host, in ms. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 20;

/**
 * Takes part in what other instances publish: marks the same tags, takes the content that they have
 * fetched, and renews the pages stored here.
 * @param takeContent looks into Redis for a copy that another instance has just stored
 */
export function followOtherInstances(takeContent: (content: StoredContent) => Promise<void>): void {
  followMarks((tags) => {
    markTags(tags);
    void renew(tags);
  }, takeContent);
}

/** From the other end than the instance that was told: what one has made the other takes from Redis. */
async function renew(tags: string[]): Promise<void> {
  const pages = await pagesMadeFrom(tags);
  const isMarked = (tag: string) => tags.includes(tag) || tags.includes(ALL_CONTENT);
  await untilStored(pages.flatMap((page) => page.tags).filter(isMarked));
  const paths = pages.map(({ path }) => path).reverse();
  await warmPages(`http://127.0.0.1:${environment().PORT}`, paths, (path, reason) =>
    log.warn({ path, reason }, 'page not warmed'),
  );
}

/** Waits until the content with these tags has come from the instance that was told, but not for long. */
async function untilStored(tags: readonly string[]): Promise<void> {
  const waiting = new Set(tags.filter(endpointOf));
  const deadline = Date.now() + PATIENCE_MS;
  while (![...waiting].every(isStoredNew) && Date.now() < deadline) await setTimeout(PAUSE_MS);
}
