import 'server-only';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { pagesMadeFrom } from '@/lib/delivery/cache/stored-pages';
import { contract } from './contract';
import { ALL_CONTENT, contentTag } from './tags';

const known = new Set(Object.values(contract).map(({ path }) => path));

/** What is said to whoever sends anything else. */
export const refreshHelp =
  'Send {"paths": ["/api/list/services", …]} with known endpoints, or {"all": true}.';

/** What the refresh hook accepts. */
export const refreshSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    paths: z
      .array(z.string().refine((path) => known.has(path)))
      .min(1)
      .max(100),
  }),
]);

type Refresh = z.infer<typeof refreshSchema>;

const tagsOf = (request: Refresh): string[] =>
  'all' in request ? [ALL_CONTENT] : request.paths.map(contentTag);

/**
 * Marks the stored copies, and every page made from them, as too old. Visitors keep getting the last
 * good pages until new ones are made, so a host that is down at this moment changes nothing for them.
 */
export function markStale(request: Refresh): void {
  for (const tag of tagsOf(request)) revalidateTag(tag, 'max');
}

/** The addresses of all stored pages that were made from the endpoints of a request. */
export const affectedPages = (request: Refresh): Promise<string[]> =>
  pagesMadeFrom(tagsOf(request));
