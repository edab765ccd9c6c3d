import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT } from '@/lib/invalidation/content-tags';
import { untilContentIsCurrent } from '@/lib/invalidation/stored-content';
import { log } from '@/lib/log';
import { ownOrigin } from '@/lib/own-origin';
import { purgeCdn } from './cdn';
import { pagesMadeFrom } from './stored-pages';
import { warmPages } from './warm-pages';
import { warmPictures } from './warm-pictures';

/** How long to wait for new content, in ms: the host may be down. */
const WARMING_WAITS_MS = 2_000;

/** Instances begin at different ends and take from Redis what the other has rendered. */
type End = 'first' | 'last';

const queue = globalSingleton('revalidation', () => ({
  tags: new Set<string>(),
  /** Those of publishes that this instance was told of by the host. */
  own: new Set<string>(),
  running: undefined as Promise<void> | undefined,
}));

/** Renders the stored pages with one of the tags again, once the new content is stored. */
export async function revalidatePages(tags: readonly string[], from: End): Promise<void> {
  tags.forEach((tag) => queue.tags.add(tag));
  if (from === 'first') tags.forEach((tag) => queue.own.add(tag));
  queue.running ??= revalidateQueue(from);
  await queue.running;
}

async function revalidateQueue(from: End): Promise<void> {
  try {
    while (queue.tags.size > 0) {
      const [tags, own] = [[...queue.tags], [...queue.own]];
      queue.tags.clear();
      queue.own.clear();
      await revalidate(tags, own, from);
    }
  } finally {
    queue.running = undefined;
  }
}

async function revalidate(
  tags: readonly string[],
  own: readonly string[],
  from: End,
): Promise<void> {
  const pages = await pagesMadeFrom(tags);
  const isInvalid = (tag: string) => tags.includes(tag) || tags.includes(ALL_CONTENT);
  const invalid = pages.flatMap((page) => page.tags).filter(isInvalid);
  await untilContentIsCurrent(invalid, Date.now() + WARMING_WAITS_MS);
  const paths = pages.map(({ path }) => path);
  if (from === 'last') paths.reverse();
  const origin = ownOrigin(environment());
  const pagesMade = warmPages(origin, paths, (path, reason) =>
    log.warn({ path, reason }, 'page not warmed'),
  );
  void purgeCdn(own, pagesMade);
  const pictures = await pagesMade;
  if (environment().WARM_PICTURES === 'on') void warmPictures(origin, pictures);
}
