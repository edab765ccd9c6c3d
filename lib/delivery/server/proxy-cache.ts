import type { OutgoingHttpHeaders } from 'node:http';
import { CACHE_STATE_HEADER } from '../next/headers';

/** Tells nginx how long to cache an answer; nginx removes it. */
export const PROXY_CACHE_HEADER = 'x-accel-expires';

/** @returns undefined for an answer that is not a stored page */
export function proxyCacheExpiry(headers: OutgoingHttpHeaders): string | undefined {
  if (!/s-maxage/.test(String(headers['cache-control']))) return undefined;
  if (headers[CACHE_STATE_HEADER] === 'STALE') return '0';
  return endOfSecond();
}

/** nginx counts whole seconds: a life of one may take two. */
export const endOfSecond = () => `@${Math.floor(Date.now() / 1_000)}`;
