import { setTimeout } from 'node:timers/promises';
import { ALL_CONTENT, endpointOf } from '@/lib/content/tags';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { ownAddress } from '@/lib/own-address';
import { warmPages } from '@/lib/warming';
import { isStoredNew } from './stored-content';
import { pagesMadeFrom } from './stored-pages';

/** How long new content is waited for, in ms: the host may be down, or the instance that asks it. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 20;

/**
 * Makes all stored pages anew that were made from content with one of the tags, as soon as the new
 * content is here.
 * @param from which end. Where instances begin at different ones, each takes from Redis what another
 *   has made
 */
export async function renewPages(tags: readonly string[], from: 'first' | 'last'): Promise<void> {
  const pages = await pagesMadeFrom(tags);
  const isMarked = (tag: string) => tags.includes(tag) || tags.includes(ALL_CONTENT);
  await untilStored(pages.flatMap((page) => page.tags).filter(isMarked));
  const paths = pages.map(({ path }) => path);
  if (from === 'last') paths.reverse();
  await warmPages(ownAddress(environment()), paths, (path, reason) =>
    log.warn({ path, reason }, 'page not warmed'),
  );
}

async function untilStored(tags: readonly string[]): Promise<void> {
  const awaited = [...new Set(tags.filter(endpointOf))];
  const deadline = Date.now() + PATIENCE_MS;
  while (!awaited.every(isStoredNew) && Date.now() < deadline) await setTimeout(PAUSE_MS);
}
