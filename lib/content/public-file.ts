import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';
import { isRemembered } from './named-files';
import { readAllContent } from './read-all';

/** Bounds what requests for unknown files cost, in ms. */
const READ_AGAIN_AFTER = 1_000;

const last = globalSingleton('content-read-for-files', () => ({
  started: -Infinity,
  done: Promise.resolve(),
}));

/**
 * Whether the content names a file, so that visitors may ask for it.
 * @param file path of the site, with its query
 */
export async function isNamedByContent(file: string): Promise<boolean> {
  if (isRemembered(file)) return true;
  if (performance.now() - last.started > READ_AGAIN_AFTER) {
    Object.assign(last, { started: performance.now(), done: readAllContent() });
  }
  await last.done;
  return isRemembered(file);
}
