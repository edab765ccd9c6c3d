/** Read in Next.js 16.4.6: incremental-cache/index.js, unstable-cache.js, and patch-fetch.js. */
import type { CacheEntry, CacheValue } from './cache-types';
import { CACHE_TAGS_HEADER } from './headers';

export function tagsOf(value: CacheValue | null | undefined): string[] {
  if (value?.kind === 'FETCH') return value.tags ?? [];
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return [];
  return tagsIn(value.headers?.[CACHE_TAGS_HEADER]);
}

/** Letters that no header may have are encoded in it. */
export const tagsIn = (header: unknown): string[] =>
  typeof header === 'string' && header ? header.split(',').map(decoded) : [];

function decoded(tag: string): string {
  try {
    return decodeURIComponent(tag);
  } catch {
    return tag;
  }
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
