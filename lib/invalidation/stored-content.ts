import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, endpointOf } from './content-tags';
import { lastInvalidation, timeOf } from './tag-times';

/** By tag, in ms since 1970. */
const times = globalSingleton('stored-content', () => new Map<string, number>());

export function noteStoredContent(tags: readonly string[], lastModified: number): void {
  for (const tag of tags.filter(endpointOf)) {
    times.set(tag, Math.max(lastModified, timeOf(tag, times)));
  }
}

/** Whether the content was fetched after its last invalidation. */
export function isStoredContentCurrent(endpointTag: string): boolean {
  const invalidated = lastInvalidation([ALL_CONTENT, endpointTag]);
  return invalidated === 0 || timeOf(endpointTag, times) >= invalidated;
}
