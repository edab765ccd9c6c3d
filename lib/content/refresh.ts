import 'server-only';
import { z } from 'zod';
import { markTags } from '@/lib/delivery/cache/tag-marks';
import { publishMarks } from '@/lib/delivery/redis/redis-marks';
import { endpointPaths } from './contract';
import { ALL_CONTENT, contentTag } from './tags';

const known = new Set(endpointPaths);

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

/** The tags of what a request says has changed. */
export const changedTags = (request: z.infer<typeof refreshSchema>): string[] =>
  'all' in request ? [ALL_CONTENT] : request.paths.map(contentTag);

/**
 * Marks the stored copies, and every page made from them, as too old, here and on all other instances.
 * Visitors keep getting the last good pages until there is new content, so a host that is down at this
 * moment changes nothing for them.
 */
export async function markStale(tags: readonly string[]): Promise<void> {
  markTags(tags);
  await publishMarks(tags);
}
