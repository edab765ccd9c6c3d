import { processWide } from '@/lib/process-wide';
import { ALL_CONTENT, endpointOf } from '@/lib/content/tags';
import { lastMark } from './tag-marks';

/** When the newest stored copy of an endpoint was made, by its tag; ms since 1970. */
const dates = processWide('stored-content', () => new Map<string, number>());

/** Notes a stored copy of content, as old as the cache takes it to be. */
export function noteStored(tags: readonly string[], lastModified: number): void {
  for (const tag of tags.filter(endpointOf)) {
    dates.set(tag, Math.max(lastModified, dates.get(tag) ?? 0));
  }
}

/**
 * Whether the stored copy of an endpoint has what was published last. Where not, the host has not
 * answered since, or nobody here has looked.
 * @param tag of the endpoint
 */
export function isStoredNew(tag: string): boolean {
  const mark = lastMark([ALL_CONTENT, tag]);
  return mark === 0 || (dates.get(tag) ?? 0) >= mark;
}
