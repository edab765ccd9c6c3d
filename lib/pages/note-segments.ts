import 'server-only';
import { invalidationCount } from '@/lib/invalidation/tag-times';
import { sharedMemory } from '@/lib/preview/shared-memory';
import { FOLDERS, KNOWN_MS, noFolders } from './missing';

/**
 * Remembers what a folder holds, after a request for what it does not hold: nobody shall make the site render
 * a 404 screen for each of a thousand paths. It is known for a second, and for one more while a request is
 * reading it again.
 */
export async function noteSegments(
  folder: string,
  load: () => Promise<readonly string[]>,
): Promise<void> {
  const folders = await sharedMemory(FOLDERS, noFolders);
  const invalidations = invalidationCount();
  const segments = new Set(await load());
  const until = performance.now() + KNOWN_MS;
  folders.set(folder, { segments, invalidations, until, reading: false });
}
