import { globalSingleton } from '@/lib/global-singleton';
import { noteChangeToCome } from './content-versions';

const invalidated = globalSingleton('tag-times', () => new Map<string, number>());

export function noteInvalidation(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) invalidated.set(tag, now);
  noteChangeToCome();
}

/** 0 for none. A time of a clock that was ahead counts as now, from then on. */
export function timeOf(key: string, times: Map<string, number>): number {
  const time = times.get(key) ?? 0;
  const now = Date.now();
  if (time <= now) return time;
  times.set(key, now);
  return now;
}

/** In ms since 1970; 0 for never. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => timeOf(tag, invalidated)));

/** Also true for the same ms: work that began then may have used old content. */
export const invalidatedSince = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => lastInvalidation([tag]) >= since);
