import { invalidatedSince, lastInvalidation } from '@/lib/invalidation/tag-times';
import type { CacheEntry, GetContext } from '../next/file-system-cache';
import { tagsOf } from '../next/tags';

export function isMissingOrStale(entry: CacheEntry | null, context: GetContext): boolean {
  if (!entry) return true;
  const { value, lastModified, cacheControl } = entry;
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const lifeMs = Number(seconds || Infinity) * 1_000;
  const tags = 'tags' in context ? (context.tags ?? []) : tagsOf(value);
  return Date.now() > lastModified + lifeMs || invalidatedSince(tags, lastModified + 1);
}

/**
 * Instances hear of an invalidation at different times: keeps the order of entry and invalidation.
 * @param isCurrent whether the other instance knew the last invalidation of these tags
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
