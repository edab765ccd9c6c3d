import type { OutgoingHttpHeaders } from 'node:http';

/** What nginx reads before everything else about the life of an answer, and takes off it. */
export const FRONT_CACHE = 'x-accel-expires';

/**
 * How long a cache in front may give an answer again. nginx counts in whole seconds and would make
 * two of one. A page that is being made anew is not to be given again at all.
 * @returns undefined for what is no stored page
 */
export function frontCacheLife(headers: OutgoingHttpHeaders): string | undefined {
  if (!/s-maxage/.test(String(headers['cache-control']))) return undefined;
  if (headers['x-nextjs-cache'] === 'STALE') return '0';
  return thisSecond();
}

/** The shortest life that nginx knows: until the present second is over. */
export const thisSecond = () => `@${Math.floor(Date.now() / 1_000)}`;
