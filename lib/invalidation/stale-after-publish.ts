import { ALL_CONTENT, endpointOf } from './content-tags';
import { isStoredContentCurrent } from './stored-content';
import { lastInvalidation } from './tag-times';

/** How long after a publish requests may wait for the new page. */
const PUBLISH_MS = 20_000;

/** Requests wait for a page older than a recent publish, once the new content was fetched. */
export function isStaleAfterPublish(tags: readonly string[], lastModified: number): boolean {
  const published = lastInvalidation(tags);
  if (published <= lastModified || Date.now() - published > PUBLISH_MS) return false;
  return tags.every((tag) => {
    const isUnchanged = !endpointOf(tag) || lastInvalidation([ALL_CONTENT, tag]) <= lastModified;
    return isUnchanged || isStoredContentCurrent(tag);
  });
}
