import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/**
 * Whether one of the tags was marked as too old at or after a moment: what was begun then may have
 * been made from content that has changed since.
 * @param since in ms since 1970
 */
export const markedSince = (tags: string[], since: number): boolean =>
  areTagsStale(tags, since - 1);
