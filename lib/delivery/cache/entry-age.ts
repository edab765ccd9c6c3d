import { invalidatedSince, lastInvalidation } from '@/lib/invalidation/tag-times';
import type { CacheEntry, GetContext } from '../next/file-system-cache';
import { tagsOf } from '../next/tags';

export function isMissingOrStale(entry: CacheEntry | null, context: GetContext): boolean {
  if (!entry) return true;
  const tags = 'tags' in context ? (context.tags ?? []) : tagsOf(entry.value);
  return isPastLife(entry) || isInvalidated(tags, entry);
}

export function isPastLife({ value, lastModified = 0, cacheControl }: CacheEntry): boolean {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return Date.now() > lastModified + Number(seconds || Infinity) * 1_000;
}

export const isInvalidated = (tags: readonly string[], { lastModified = 0 }: CacheEntry): boolean =>
  invalidatedSince(tags, lastModified + 1);

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
