import type { IncrementalCacheValue } from 'next/dist/server/response-cache';

/**
 * Whether a rendered page is a 404 screen. Such a page is stored only over an older page of the same
 * address (one that was unpublished); otherwise anyone could fill the disk by inventing addresses.
 */
export function refusesStorage(value: IncrementalCacheValue): boolean {
  return value.kind === 'APP_PAGE' && value.status === 404;
}
