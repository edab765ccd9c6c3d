/** Read in Next.js 16.4.6: lib/constants.js, app-router-headers.js, app-page-runtime.js. */

/** In a cache entry; the tags are separated by commas. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** `HIT`, `MISS` (rendered just now) or `STALE` (being revalidated). */
export const CACHE_STATE_HEADER = 'x-nextjs-cache';

/** Requests with one of them do not get the page itself. */
export const VARIANT_HEADERS = [
  'rsc',
  'next-action',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'x-prerender-revalidate',
];

/** Set in draft mode; without it the page would be a stored one. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass';
