/** Read in Next.js 16.4.6: lib/constants.js, client/components/app-router-headers.js, app-page-runtime.js. */

/** The tags of a page, separated by commas, among the headers of its cache entry. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** Says of an answer from the cache: `HIT`, `MISS` (rendered just now) or `STALE` (being revalidated). */
export const CACHE_STATE_HEADER = 'x-nextjs-cache';

/** A request with one of these headers gets something other than the page itself. */
export const VARIANT_HEADERS = [
  'rsc',
  'next-action',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'x-prerender-revalidate',
];
