import 'server-only';
import { lastDerived } from '@/lib/content/last-derived';
import { contentEpoch } from '@/lib/content/content-versions';
import { plainPath } from '@/lib/pages/routes/paths';

/** Of the derived value that says what a folder holds. */
export const segmentsName = (folder: string): string => `segments:${folder}`;

/**
 * Whether a folder of pages is known not to hold a path.
 * @param path escaped: a segment may hold a slash
 */
export function isMissing(path: string): boolean {
  const end = path.lastIndexOf('/');
  const folder = plainPath(path.slice(0, end));
  const known = lastDerived<ReadonlySet<string>>(segmentsName(folder));
  if (!known || known.epoch !== contentEpoch()) return false;
  return !known.value.has(plainPath(path.slice(end + 1)));
}
