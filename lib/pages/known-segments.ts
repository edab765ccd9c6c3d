import 'server-only';
import { derived } from '@/lib/content/store/derive';
import { bySpelling } from '@/lib/platform/text/spellings';
import { segmentsName } from './missing';

/**
 * What a folder holds, read where a request asked for what it does not hold: nobody shall make the site
 * render a 404 screen for each of a thousand paths.
 */
export const knownSegments = (
  folder: string,
  load: () => Promise<readonly string[]>,
): (() => Promise<ReadonlyMap<string, string>>) =>
  derived(
    segmentsName(folder),
    async () => bySpelling(await load()),
    (segments) => [...segments],
  );
