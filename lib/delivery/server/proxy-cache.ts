import type { OutgoingHttpHeaders } from 'node:http';
import { CACHE_STATE_HEADER } from '../next/headers';

/** How long nginx in front may keep an answer; nginx prefers it to `Cache-Control` and removes it. */
export const PROXY_CACHE_HEADER = 'x-accel-expires';

/**
 * The value of the header. A stale page, which is being revalidated, must not be kept at all.
 * @returns undefined for an answer that is not a stored page
 */
export function proxyCacheExpiry(headers: OutgoingHttpHeaders): string | undefined {
  if (!/s-maxage/.test(String(headers['cache-control']))) return undefined;
  if (headers[CACHE_STATE_HEADER] === 'STALE') return '0';
  return endOfSecond();
}

/** Until the present second is over. nginx counts whole seconds: a life of one may take two. */
export const endOfSecond = () => `@${Math.floor(Date.now() / 1_000)}`;
