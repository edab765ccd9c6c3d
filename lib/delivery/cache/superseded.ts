import { ALL_CONTENT, endpointOf } from '@/lib/content/tags';
import { isStoredNew } from './stored-content';
import { lastMark } from './tag-marks';

/** How long after a publish a visitor may be the one for whom a page is made, in ms. */
const PUBLISH_MS = 20_000;

/**
 * Whether a page was made before something was published just now whose content is here already. The
 * next visitor then gets it new, at the price of one rendering; until the host has answered, or when
 * it does not, the old page serves.
 * @param tags of the page
 * @param made when it was stored, in ms since 1970
 */
export function isSuperseded(tags: readonly string[], made: number): boolean {
  const published = lastMark(tags);
  if (published <= made || Date.now() - published > PUBLISH_MS) return false;
  return tags.every((tag) => {
    const isOlder = !endpointOf(tag) || lastMark([ALL_CONTENT, tag]) <= made;
    return isOlder || isStoredNew(tag);
  });
}
