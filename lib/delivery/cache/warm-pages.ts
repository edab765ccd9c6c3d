import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '@/lib/http/deadline';
import { CACHE_STATE_HEADER } from '../next/headers';

const CONCURRENCY = 4;
const TIMEOUT_MS = 30_000;

const MAX_REQUESTS = 20;
const PAUSE_MS = 50;

/** Requests pages of the site until they are fresh. */
export async function warmPages(
  origin: string,
  paths: readonly string[],
  onFailure: (path: string, reason: string) => void,
): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        await warm(origin + path);
      } catch (error) {
        onFailure(path, String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** The first request to a stale page still gets it, and starts its revalidation. */
async function warm(url: string): Promise<void> {
  for (let requests = 1; ; requests++) {
    const response = await withDeadline(TIMEOUT_MS, async (signal) => {
      const page = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
      await page.arrayBuffer();
      return page;
    });
    const isStale = response.headers.get(CACHE_STATE_HEADER) === 'STALE';
    if (!isStale || requests === MAX_REQUESTS) return;
    await setTimeout(PAUSE_MS);
  }
}
