import type { ContentStored } from '@/lib/invalidation/cache-events';
import { followInvalidations, publishInvalidations } from '@/lib/invalidation/redis-channel';
import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { markTagsStale } from '../next/tags';
import { revalidatePages } from './revalidation';

/** Old pages are served until the host has answered, so a host that is down does no harm. */
export async function invalidateEverywhere(tags: readonly string[]): Promise<void> {
  invalidateHere(tags);
  await publishInvalidations(tags);
}

export function followOtherInstances(takeContent: (event: ContentStored) => Promise<void>): void {
  followInvalidations((tags) => {
    invalidateHere(tags);
    void revalidatePages(tags, 'last');
  }, takeContent);
}

// Next.js first, so that no entry is fresh for us but stale for Next.js.
function invalidateHere(tags: readonly string[]): void {
  markTagsStale(tags);
  noteInvalidation(tags);
}
