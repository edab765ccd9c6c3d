import 'server-only';
import { lastDerived } from '@/lib/content/last-derived';
import { contentEpoch } from '@/lib/invalidation/content-versions';
import { routes } from '@/lib/routes';
import { plainPath } from '@/lib/routes/paths';
import type { Route } from '@/lib/routes/route';

/** Where no page is: the stored 404 screen answers. */
export const NO_PAGE = '/no-page';

/** As long as the micro cache keeps a page, in ms. */
const KNOWN_MS = 1_000;

/** Below them content decides which pages there are. */
export const segmentFolders = [
  ...['/service-details', '/shop-details', '/blog-single', '/shop/category', '/p'],
  ...routes.flatMap((route: Route) => (route.paged ? `${route.path}/page` : [])),
];

/** Of the derived value that says what a folder holds. */
export const segmentsName = (folder: string): string => `segments:${folder}`;

/** By folder: the reading after which a request is on its way to read the folder again. */
const readAgain = new Map<string, number>();

/**
 * Whether a folder of pages is known not to hold a path. A second after it was read one caller gets `false`:
 * its request renders the 404 screen and so reads the folder again, while the others have a second more.
 * @param path escaped: a segment may hold a slash
 */
export function isMissing(path: string): boolean {
  const end = path.lastIndexOf('/');
  const folder = plainPath(path.slice(0, end));
  const known = lastDerived<ReadonlySet<string>>(segmentsName(folder));
  if (!known || known.epoch !== contentEpoch()) return false;
  if (known.value.has(plainPath(path.slice(end + 1)))) return false;
  const age = performance.now() - known.confirmed;
  if (age < KNOWN_MS) return true;
  if (readAgain.get(folder) === known.confirmed) return age < 2 * KNOWN_MS;
  readAgain.set(folder, known.confirmed);
  return false;
}
