import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** What phones ask for that are 360 to 430 px wide, at 1.75 to 3 device pixels a px. */
const WIDTHS = [750, 1080];

/** As Chrome and Firefox ask, and Safari from 16.4 on. */
const ACCEPT = 'image/avif,image/webp,*/*';

const MOST_AT_ONCE = 100;

/** Pictures of a first screen do not wait until they are in view; phones take their portrait. */
const FIRST_SCREEN = /(<source [^>]*>)?(<img [^>]*loading="eager"[^>]*>)/g;

const FILE = new RegExp(`/_next/image\\?url=[^&" ]+&amp;w=(?:${WIDTHS.join('|')})&amp;[^" ]+`, 'g');

// Of this bundle: others have their own, and find what was made in the cache.
const made = new LRUCache<string, true>({ max: 5_000 });
const waiting = new Set<string>();
let running: Promise<void> | undefined;

/** The pictures of a page's first screen, in the sizes for phones. */
export const phonePictures = (html: string): string[] =>
  [...html.matchAll(FIRST_SCREEN)]
    .flatMap(([, portrait, image]) => (portrait ?? image ?? '').match(FILE) ?? [])
    .map((url) => url.replaceAll('&amp;', '&'));

/** Makes pictures before a visitor asks for them: one at a time, and resting as long as each took. */
export async function warmPictures(origin: string, pictures: Iterable<string>): Promise<void> {
  for (const picture of pictures) {
    if (waiting.size === MOST_AT_ONCE) break;
    if (!made.has(picture)) waiting.add(picture);
  }
  running ??= makeWaiting(origin).finally(() => (running = undefined));
  await running;
}

async function makeWaiting(origin: string): Promise<void> {
  for (const picture of waiting) {
    waiting.delete(picture);
    made.set(picture, true);
    const start = performance.now();
    try {
      const headers = { accept: ACCEPT };
      await (await fetch(origin + picture, { headers, cache: 'no-store' })).arrayBuffer();
    } catch {
      // The site is stopping.
      return;
    }
    await setTimeout(performance.now() - start);
  }
}
