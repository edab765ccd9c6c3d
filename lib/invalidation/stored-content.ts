import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, endpointOf } from './content-tags';
import { lastInvalidation, timeOf } from './tag-times';

/** When the newest stored content of an endpoint was fetched, by tag; ms since 1970. */
const times = globalSingleton('stored-content', () => new Map<string, number>());

/** @param lastModified of stored content with these tags, in ms since 1970 */
export function noteStoredContent(tags: readonly string[], lastModified: number): void {
  for (const tag of tags.filter(endpointOf)) {
    times.set(tag, Math.max(lastModified, timeOf(tag, times)));
  }
}

/**
 * Whether the stored content of an endpoint is newer than its last invalidation. It is not as long as
 * the content host has not answered, or nobody here has asked it.
 */
export function isStoredContentCurrent(endpointTag: string): boolean {
  const invalidated = lastInvalidation([ALL_CONTENT, endpointTag]);
  return invalidated === 0 || timeOf(endpointTag, times) >= invalidated;
}
