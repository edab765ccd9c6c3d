/** Read in Next.js 16.4.6: server/lib/incremental-cache/index.js, which calls the handler of a site. */
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

export type CacheGet = CacheHandler['get'];
export type CacheSet = CacheHandler['set'];
/** `kind` is an ambient enum, which a bundle cannot import: cast literals. */
export type GetContext = Parameters<CacheGet>[1];
export type SetContext = Parameters<CacheSet>[2];
export type CacheEntry = CacheHandlerValue;
export type CacheValue = NonNullable<CacheHandlerValue['value']>;
export type CacheControl = NonNullable<CacheHandlerValue['cacheControl']>;
