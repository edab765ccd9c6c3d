import { endpointOf } from '@/lib/invalidation/content-tags';
import { hasReader, readAgain } from '@/lib/invalidation/content-readers';
import { contentVersion } from '@/lib/invalidation/content-versions';
import {
  oldestContentTime,
  storedContentTime,
  untilContentIsCurrent,
  versionOfAll,
} from '@/lib/invalidation/stored-content';
import { lastInvalidation } from '@/lib/invalidation/tag-times';
import { AtomicFileCache } from '../next/atomic-file-cache';
import type { CacheEntry, CacheGet } from '../next/file-system-cache';
import { contentVersionOf, tagsOf } from '../next/tags';
import { isInvalidated, isPastLife } from './entry-age';

/** Older than any entry of another instance, younger than the year after which Next.js serves none. */
const OUTDATED_MS = 90 * 24 * 3600 * 1_000;

/** So long after a publish visitors may wait for the host, in ms. */
const VISITORS_WAIT_MS = 1_000;

/**
 * A page is as old as the content that it was made from: while that stays the same it is fetched again
 * without rendering the page.
 */
export class ConfirmedPages extends AtomicFileCache {
  override async get(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    const entry = await super.get(key, context);
    if (entry && context.kind !== 'FETCH') await untilContentIsThere(entry);
    return entry && this.confirm(key, entry);
  }

  protected confirm(key: string, entry: CacheEntry): CacheEntry {
    const made = contentVersionOf(entry.value);
    if (!made) return entry;
    const tags = tagsOf(entry.value);
    const current = versionOfAll(tags);
    if (current && current !== made) return { ...entry, lastModified: Date.now() - OUTDATED_MS };
    const confirmed = current ? oldestContentTime(tags) : 0;
    if (confirmed > Number(entry.lastModified)) void this.setAge(key, entry, confirmed);
    if (!isPastLife(entry) || isInvalidated(tags, entry)) return entry;
    return fetchOld(tags.filter(endpointOf), entry)
      ? { ...entry, lastModified: Date.now() }
      : entry;
  }
}

/** Pages rendered before the content of a publish is there are rendered in vain, and delay it. */
async function untilContentIsThere(page: CacheEntry): Promise<void> {
  const tags = tagsOf(page.value);
  if (!isInvalidated(tags, page)) return;
  await untilContentIsCurrent(tags, lastInvalidation(tags) + VISITORS_WAIT_MS);
}

const isOld = (page: CacheEntry, contentTime: number): boolean =>
  isPastLife({ ...page, lastModified: contentTime });

/** @returns whether the content of the page can be fetched without rendering it */
function fetchOld(endpointTags: string[], page: CacheEntry): boolean {
  if (!endpointTags.every(hasReader)) return false;
  readAgain(
    endpointTags.filter((tag) => !contentVersion(tag) || isOld(page, storedContentTime(tag))),
  );
  return true;
}
