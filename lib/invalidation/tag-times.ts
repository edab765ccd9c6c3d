import { globalSingleton } from '@/lib/global-singleton';

const state = globalSingleton('tag-times', () => ({ times: new Map<string, number>(), count: 0 }));

export function noteInvalidation(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) state.times.set(tag, now);
  state.count += 1;
}

/** In ms since 1970; 0 for never. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => state.times.get(tag) ?? 0));

/** Also true for the same ms: work that began then may have used old content. */
export const invalidatedSince = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => lastInvalidation([tag]) >= since);

export const invalidationCount = (): number => state.count;
