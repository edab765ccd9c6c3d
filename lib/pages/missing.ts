import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';
import { invalidationCount } from '@/lib/invalidation/tag-times';
import { routes } from '@/lib/routes';
import { plainPath } from '@/lib/routes/paths';
import type { Route } from '@/lib/routes/route';

/** Where no page is: the stored 404 screen answers. */
export const NO_PAGE = '/no-page';

/** As long as the micro cache keeps a page, in ms. */
export const KNOWN_MS = 1_000;

/** Below them content decides which pages there are. */
export const segmentFolders = [
  ...['/service-details', '/shop-details', '/blog-single', '/shop/category', '/p'],
  ...routes.flatMap((route: Route) => (route.paged ? `${route.path}/page` : [])),
];

export type Known = {
  segments: ReadonlySet<string>;
  invalidations: number;
  /** By `performance.now()`. */
  until: number;
  /** Whether a request is on its way to read the folder again. */
  reading: boolean;
};
export const FOLDERS = 'segments-of-folders';
export const noFolders = () => new Map<string, Known>();
const folders = globalSingleton(FOLDERS, noFolders);

/**
 * Whether a folder of pages is known not to hold a path. After the first second one caller gets `false`: its
 * request renders the 404 screen and so reads the folder again.
 * @param path escaped: a segment may hold a slash
 */
export function isMissing(path: string): boolean {
  const end = path.lastIndexOf('/');
  const known = folders.get(plainPath(path.slice(0, end)));
  if (!known || known.invalidations !== invalidationCount()) return false;
  if (known.segments.has(plainPath(path.slice(end + 1)))) return false;
  const now = performance.now();
  if (now < known.until) return true;
  if (known.reading) return now < known.until + KNOWN_MS;
  known.reading = true;
  return false;
}
