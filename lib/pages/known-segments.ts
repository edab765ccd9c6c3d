import 'server-only';
import { derived } from '@/lib/content/store/derive';
import { whereLoaded } from '@/lib/content/store/never-loaded';
import { bySpelling } from '@/lib/platform/text/spellings';
import { segmentsName } from './missing';

/**
 * What a folder holds, read where a request asked for what it does not hold: nobody shall make the site
 * render a 404 screen for each of a thousand paths.
 * @returns null where the content that decides it has never been fetched
 */
export const knownSegments = (
  folder: string,
  load: () => Promise<readonly string[]>,
): (() => Promise<ReadonlyMap<string, string> | null>) =>
  derived(
    segmentsName(folder),
    async () => {
      const segments = await whereLoaded(load());
      return segments ? bySpelling(segments) : null;
    },
    (segments) => segments && [...segments],
  );
