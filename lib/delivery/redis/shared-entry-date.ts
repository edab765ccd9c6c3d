import type { FileSystemCache } from '../cache/file-system-cache';
import { tagsOf, type SharedEntry } from './redis-entry';
import { lastMark, markedSince } from '../cache/tag-marks';

type Get = InstanceType<typeof FileSystemCache>['get'];

/** Whether another instance may have a newer one: there is none here, its window is over, or a tag is marked. */
export function isOld(entry: Awaited<ReturnType<Get>>, context: Parameters<Get>[1]): boolean {
  if (!entry) return true;
  const { value, lastModified, cacheControl } = entry;
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const lifeMs = Number(seconds || Infinity) * 1_000;
  const tags = 'tags' in context ? (context.tags ?? []) : tagsOf(value);
  return Date.now() > lastModified + lifeMs || markedSince(tags, lastModified + 1);
}

/**
 * The date that an entry of another instance gets here, in ms since 1970. Instances hear of a mark
 * at different times: one that was made with the mark known must not look older than the mark does
 * here, and one that was made without must not look newer.
 * @param current whether its maker knew the newest mark of its tags
 */
export function dateHere(
  { lastModified }: Pick<SharedEntry, 'lastModified'>,
  tags: readonly string[],
  current: boolean,
): number {
  const mark = lastMark(tags);
  return current
    ? Math.min(Date.now(), Math.max(lastModified, mark))
    : Math.min(lastModified, mark - 1);
}
