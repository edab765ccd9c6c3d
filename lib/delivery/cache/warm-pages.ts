import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '@/lib/platform/http/deadline';
import { CACHE_STATE_HEADER } from '../next/headers';
import { phonePictures } from './warm-pictures';

const TIMEOUT_MS = 30_000;

const MAX_REQUESTS = 50;
const PAUSE_MS = 20;

/**
 * Requests pages of the site, one after the other, until they are fresh.
 * @returns the pictures of their first screens, for phones
 */
export async function warmPages(
  origin: string,
  paths: readonly string[],
  onFailure: (path: string, reason: string) => void,
): Promise<Set<string>> {
  const pictures = new Set<string>();
  // Pages rendered at once would all come late, also those for which visitors wait.
  for (const path of paths) {
    try {
      for (const picture of phonePictures(await warm(origin + path))) pictures.add(picture);
    } catch (error) {
      onFailure(path, String(error));
    }
  }
  return pictures;
}

/** The first request to a stale page still gets it, and starts its revalidation. */
async function warm(url: string): Promise<string> {
  for (let requests = 1; ; requests++) {
    const { headers, body } = await withDeadline(TIMEOUT_MS, async (signal) => {
      const page = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
      return { headers: page.headers, body: await page.text() };
    });
    const isStale = headers.get(CACHE_STATE_HEADER) === 'STALE';
    if (!isStale || requests === MAX_REQUESTS) return body;
    await setTimeout(PAUSE_MS);
  }
}
