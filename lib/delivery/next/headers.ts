/** Read in Next.js 16.4.6: lib/constants.js, app-router-headers.js, app-page-runtime.js. */

/** In a cache entry; the tags are separated by commas. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** `HIT`, `MISS` (rendered just now) or `STALE` (being revalidated). */
export const CACHE_STATE_HEADER = 'x-nextjs-cache';

/** Requests with one of them get the data of the page, for a navigation; which data depends on all. */
export const NAVIGATION_HEADERS = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** In the URL of a navigation, a hash of these headers: Next.js redirects one that is another. */
export const NAVIGATION_PARAMETER = '_rsc';

/** The answers to these are for one request. */
export const UNSHARED_HEADERS = ['next-action', 'x-prerender-revalidate'];

/** Set in draft mode; without it the page would be a stored one. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass';
