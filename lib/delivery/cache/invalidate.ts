import type { ContentStored } from '@/lib/invalidation/cache-events';
import { followInvalidations, publishInvalidations } from '@/lib/invalidation/redis-channel';
import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { markTagsStale } from '../next/tags';
import { revalidatePages } from './revalidation';

/**
 * Invalidates content and every page made from it, here and on all other instances. Visitors get the
 * last pages until there is new content, so a content host that is down at this moment does no harm.
 */
export async function invalidateEverywhere(tags: readonly string[]): Promise<void> {
  invalidateHere(tags);
  await publishInvalidations(tags);
}

/** @param takeContent looks into Redis for content that another instance has just stored */
export function followOtherInstances(takeContent: (event: ContentStored) => Promise<void>): void {
  followInvalidations((tags) => {
    invalidateHere(tags);
    void revalidatePages(tags, 'last');
  }, takeContent);
}

// Next.js first: no entry is then fresh by our time that Next.js calls stale.
function invalidateHere(tags: readonly string[]): void {
  markTagsStale(tags);
  noteInvalidation(tags);
}
