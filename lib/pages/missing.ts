import 'server-only';
import { lastDerived } from '@/lib/content/store/last-derived';
import { contentEpoch, inName } from '@/lib/content/store/content-versions';
import { languagesNow, type Place } from './languages';
import { plainPath } from '@/lib/pages/routes/paths';
import { spelled } from '@/lib/platform/text/spellings';

/** Of the derived value that says what a folder holds. */
export const segmentsName = (folder: string): string => `segments:${folder}`;

/**
 * The path by which a folder of pages holds what another one names, in capitals or not.
 * @param place its path is escaped: a segment may hold a slash
 * @returns undefined where nobody knows yet what the folder holds, `missing` where it holds no such page
 */
export function heldPath({ language, path }: Place): string | 'missing' | undefined {
  const end = path.lastIndexOf('/');
  const folder = path.slice(0, end);
  const name = inName(language, segmentsName(plainPath(folder)));
  const known = lastDerived<ReadonlyMap<string, string>>(name);
  if (!known || known.epoch !== contentEpoch()) return undefined;
  const segment = spelled(known.value, plainPath(path.slice(end + 1)));
  return segment === undefined ? 'missing' : `${folder}/${encodeURIComponent(segment)}`;
}

/** Whether no language has the page: where another has it, the 404 screen leads there. */
export const isMissing = ({ language, path }: Place): boolean =>
  [language, ...languagesNow().map((each) => each.path)].every(
    (each) => heldPath({ language: each, path }) === 'missing',
  );
