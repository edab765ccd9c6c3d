import 'server-only';
import { isRemembered, lastReading, READ_AGAIN_AFTER } from './named-files';
import { contentEpoch } from '@/lib/invalidation/content-versions';
import { readAllContent } from './read-all';

async function readAll(): Promise<void> {
  const epoch = contentEpoch();
  lastReading.epoch = undefined;
  await readAllContent();
  lastReading.epoch = epoch;
}

/**
 * Whether the content names a file, so that visitors may ask for it.
 * @param file path of the site, with its query
 */
export async function isNamedByContent(file: string): Promise<boolean> {
  if (isRemembered(file)) return true;
  if (performance.now() - lastReading.started > READ_AGAIN_AFTER) {
    Object.assign(lastReading, { started: performance.now(), done: readAll() });
  }
  await lastReading.done;
  return isRemembered(file);
}
