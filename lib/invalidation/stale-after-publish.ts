import { ALL_CONTENT, endpointOf } from './content-tags';
import { isStoredContentCurrent } from './stored-content';
import { lastInvalidation } from './tag-times';

/** How long after a publish a request may wait for its page to be rendered, in ms. */
const PUBLISH_MS = 20_000;

/**
 * Whether a page is older than a publish of the last seconds whose content has been fetched already.
 * The next request then waits for the new page. Until the content host has answered, or when it does
 * not, the old page is served.
 * @param tags of the page
 * @param lastModified of the page, in ms since 1970
 */
export function isStaleAfterPublish(tags: readonly string[], lastModified: number): boolean {
  const published = lastInvalidation(tags);
  if (published <= lastModified || Date.now() - published > PUBLISH_MS) return false;
  return tags.every((tag) => {
    const isUnchanged = !endpointOf(tag) || lastInvalidation([ALL_CONTENT, tag]) <= lastModified;
    return isUnchanged || isStoredContentCurrent(tag);
  });
}
