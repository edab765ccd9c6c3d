/** Read in Next.js 16.4.6: incremental-cache/index.js, and unstable-cache.js. */
import type { CacheEntry, CacheValue } from './cache-types';
import { CACHE_TAGS_HEADER } from './headers';

export function tagsOf(value: CacheValue | null | undefined): string[] {
  if (value?.kind === 'FETCH') return value.tags ?? [];
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return [];
  const tags = value.headers?.[CACHE_TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** What `unstable_cache` gives back as `true`, at once: it has put its tags on the page before it asks. */
export const constantEntry = (): CacheEntry => ({
  lastModified: Date.now(),
  value: {
    kind: 'FETCH',
    data: { headers: {}, body: 'true', status: 200, url: '' },
    revalidate: false,
  } as unknown as CacheValue,
});
