import { renewPages } from '../cache/renewal';
import { markTags } from '../cache/tag-marks';
import type { StoredContent } from './content-news';
import { followMarks } from './redis-marks';

/**
 * Takes part in what other instances publish: marks the same tags, takes the content that they have
 * fetched, and renews the pages stored here.
 * @param takeContent looks into Redis for a copy that another instance has just stored
 */
export function followOtherInstances(takeContent: (content: StoredContent) => Promise<void>): void {
  followMarks((tags) => {
    markTags(tags);
    void renewPages(tags, 'last');
  }, takeContent);
}
