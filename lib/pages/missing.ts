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
export function heldPath(place: Place): string | 'missing' | undefined {
  const { path } = place;
  const end = path.lastIndexOf('/');
  const segments = segmentsBeside(place);
  if (!segments) return undefined;
  const segment = spelled(segments, plainPath(path.slice(end + 1)));
  return segment === undefined ? 'missing' : `${path.slice(0, end)}/${encodeURIComponent(segment)}`;
}

/** Null where they were asked for and never fetched. */
function segmentsBeside({ language, path }: Place): ReadonlyMap<string, string> | null | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = inName(language, segmentsName(plainPath(folder)));
  const known = lastDerived<ReadonlyMap<string, string> | null>(name);
  return known?.epoch === contentEpoch() ? known.value : undefined;
}

/** Whether no language has the page: where another has it, the 404 screen leads there. */
export const isMissing = (place: Place): boolean =>
  heldPath(place) === 'missing' &&
  languagesNow().every(({ path: language }) => {
    const there = { ...place, language };
    return heldPath(there) === 'missing' || segmentsBeside(there) === null;
  });
