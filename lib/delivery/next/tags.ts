/** Read in Next.js 16.4.6: file-system-cache.js and tags-manifest.external.js in incremental-cache. */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { FileSystemCache, type CacheValue } from './file-system-cache';
import { CACHE_TAGS_HEADER } from './headers';

/** Stale, not expired. `revalidateTag` of next/cache works only at the end of a request. */
export function markTagsStale(tags: readonly string[]): void {
  // It uses no field of the handler and is done when it returns.
  void FileSystemCache.prototype.revalidateTag([...tags], {});
}

/** Tags marked stale while the clock was ahead would make every later entry stale. */
export function bringToPresent(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) {
    const entry = tagsManifest.get(tag);
    if (entry?.stale !== undefined && entry.stale > now) entry.stale = now;
  }
}

/** A tag that nobody invalidates: unlike other headers of an entry, visitors do not get tags. */
const VERSION_PREFIX = 'content-version:';

/** Notes in an entry which content it was made from. */
export const setContentVersion = (value: CacheValue, version: string): void =>
  setTags(value, [...tagsOf(value), VERSION_PREFIX + version]);

export function setTags(value: CacheValue, tags: readonly string[]): void {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return;
  value.headers = { ...value.headers, [CACHE_TAGS_HEADER]: tags.join(',') };
}

export const contentVersionOf = (value: CacheValue | null): string | undefined =>
  value?.kind === 'FETCH'
    ? undefined
    : tagsOf(value)
        .find((tag) => tag.startsWith(VERSION_PREFIX))
        ?.slice(VERSION_PREFIX.length);

export function tagsOf(value: CacheValue | null | undefined): string[] {
  if (value?.kind === 'FETCH') return value.tags ?? [];
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return [];
  const tags = value.headers?.[CACHE_TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}
