import { globalSingleton } from '@/lib/global-singleton';

const state = globalSingleton('tag-times', () => ({ times: new Map<string, number>(), count: 0 }));

/** Notes that content with these tags has changed. */
export function noteInvalidation(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) state.times.set(tag, now);
  state.count += 1;
}

/** When one of the tags was last invalidated, in ms since 1970; 0 for never. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => state.times.get(tag) ?? 0));

/**
 * Whether one of the tags was invalidated at or after a moment: work that began then may have used
 * content that has changed since.
 * @param since in ms since 1970
 */
export const invalidatedSince = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => lastInvalidation([tag]) >= since);

/** How many invalidations this process has seen; a different number means that something changed. */
export const invalidationCount = (): number => state.count;
