import {
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { beginPageGeneration } from '../server/page-generation';

/**
 * Whether one of the tags was marked as too old at or after a moment: what was begun then may have
 * been made from content that has changed since.
 * @param since in ms since 1970
 */
export const markedSince = (tags: string[], since: number): boolean =>
  areTagsStale(tags, since - 1);

/** Marks tags as too old from now on; visitors get the last good pages until there are new ones. */
export function markTags(tags: readonly string[]): void {
  const stale = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
  beginPageGeneration();
}

/** When one of the tags was last marked, in ms since 1970; 0 for never. */
export const lastMark = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.stale ?? 0));
