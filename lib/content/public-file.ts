import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';
import { invalidationCount } from '@/lib/invalidation/tag-times';
import { isRemembered } from './named-files';
import { readAllContent } from './read-all';

/** Bounds what requests for unknown files cost, in ms. */
const READ_AGAIN_AFTER = 1_000;

const last = globalSingleton('content-read-for-files', () => ({
  started: -Infinity,
  done: Promise.resolve(),
  /** Of invalidations, before the last reading that has ended; undefined while one goes on. */
  invalidations: undefined as number | undefined,
}));

async function readAll(): Promise<void> {
  const invalidations = invalidationCount();
  last.invalidations = undefined;
  await readAllContent();
  last.invalidations = invalidations;
}

/**
 * Whether the content names a file, so that visitors may ask for it.
 * @param file path of the site, with its query
 */
export async function isNamedByContent(file: string): Promise<boolean> {
  if (isRemembered(file)) return true;
  if (performance.now() - last.started > READ_AGAIN_AFTER) {
    Object.assign(last, { started: performance.now(), done: readAll() });
  }
  await last.done;
  return isRemembered(file);
}

/** Whether a file is known not to be named, since all content was read within the last second. */
export const isKnownUnnamed = (file: string): boolean =>
  last.invalidations === invalidationCount() &&
  performance.now() - last.started < READ_AGAIN_AFTER &&
  !isRemembered(file);
