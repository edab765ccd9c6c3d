import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '@/lib/http/deadline';

const AT_ONCE = 4;
const TIMEOUT_MS = 30_000;

/** How often a page is looked at again until it has been made anew, and how long between, in ms. */
const MOST_VISITS = 20;
const PAUSE_MS = 50;

/**
 * Visits pages of the site until they are new, so that the next visitor of each finds it made from the present content.
 * @param base the site's own address, without a trailing slash
 * @param report is told of each page that could not be visited
 */
export async function warmPages(
  base: string,
  paths: readonly string[],
  report: (path: string, reason: string) => void,
): Promise<void> {
  const waiting = [...paths];
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        await warm(base + path);
      } catch (error) {
        report(path, String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}

/** The first visitor of an old page still gets it, and sets off its renewal. */
async function warm(address: string): Promise<void> {
  for (let visits = 1; ; visits++) {
    const response = await withDeadline(TIMEOUT_MS, async (signal) => {
      const page = await fetch(address, { cache: 'no-store', redirect: 'manual', signal });
      await page.arrayBuffer();
      return page;
    });
    if (response.headers.get('x-nextjs-cache') !== 'STALE' || visits === MOST_VISITS) return;
    await setTimeout(PAUSE_MS);
  }
}
