import { invalidatedSince, lastInvalidation } from '@/lib/invalidation/tag-times';
import type { CacheEntry, GetContext } from '../next/file-system-cache';
import { tagsOf } from '../next/tags';

/** Whether another instance may have a newer entry. */
export function isMissingOrStale(entry: CacheEntry | null, context: GetContext): boolean {
  if (!entry) return true;
  const { value, lastModified, cacheControl } = entry;
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const lifeMs = Number(seconds || Infinity) * 1_000;
  const tags = 'tags' in context ? (context.tags ?? []) : tagsOf(value);
  return Date.now() > lastModified + lifeMs || invalidatedSince(tags, lastModified + 1);
}

/**
 * The time, in ms since 1970, under which an entry of another instance is stored here. Instances hear
 * of an invalidation at different times: an entry made after it must not look older than it here, and
 * one made before it must not look newer.
 * @param isCurrent whether its maker knew the last invalidation of its tags
 */
export function localLastModified(
  lastModified: number,
  tags: readonly string[],
  isCurrent: boolean,
): number {
  const invalidated = lastInvalidation(tags);
  return isCurrent
    ? Math.min(Date.now(), Math.max(lastModified, invalidated))
    : Math.min(lastModified, invalidated - 1);
}
