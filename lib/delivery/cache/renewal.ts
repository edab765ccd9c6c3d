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

/** Where instances begin at different ends, each takes from Redis what another has made. */
type End = 'first' | 'last';

const waiting = new Set<string>();
let underWay: Promise<void> | undefined;

/**
 * Makes all stored pages anew that were made from content with one of the tags, as soon as the new
 * content is here. What is published meanwhile is renewed together, after it.
 * @param from which end
 */
export async function renewPages(tags: readonly string[], from: End): Promise<void> {
  tags.forEach((tag) => waiting.add(tag));
  underWay ??= renewWaiting(from);
  await underWay;
}

async function renewWaiting(from: End): Promise<void> {
  try {
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      await renew(tags, from);
    }
  } finally {
    underWay = undefined;
  }
}

async function renew(tags: readonly string[], from: End): Promise<void> {
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
