import { withDeadline } from '@/lib/platform/http/deadline';
import { phonePictures } from './warm-pictures';

const TIMEOUT_MS = 30_000;

/**
 * Requests pages of the site, one after the other: each is made again before it is answered.
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

async function warm(url: string): Promise<string> {
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const page = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
    return page.text();
  });
}
