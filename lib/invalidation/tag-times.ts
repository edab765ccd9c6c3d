import { globalSingleton } from '@/lib/global-singleton';

const state = globalSingleton('tag-times', () => ({ times: new Map<string, number>(), count: 0 }));

/** Notes that content with these tags has changed. */
export function noteInvalidation(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) state.times.set(tag, now);
  state.count += 1;
}

/** A time by its key, 0 for none. One of a clock that was ahead counts as now, from then on. */
export function timeOf(key: string, times: Map<string, number>): number {
  const time = times.get(key) ?? 0;
  const now = Date.now();
  if (time <= now) return time;
  times.set(key, now);
  return now;
}

/** When one of the tags was last invalidated, in ms since 1970; 0 for never. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => timeOf(tag, state.times)));

/**
 * Whether one of the tags was invalidated at or after a moment: work that began then may have used
 * content that has changed since.
 * @param since in ms since 1970
 */
export const invalidatedSince = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => lastInvalidation([tag]) >= since);

/** How many invalidations this process has seen; a different number means that something changed. */
export const invalidationCount = (): number => state.count;
