import 'server-only';
import * as z from 'zod';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { endpointPaths } from '@/lib/content/schemas/host-endpoints';

const known = new Set(endpointPaths);

/** Also whether the host takes requests for a quote. */
const everything = [...endpointPaths, QUOTES_PATH];

export const refreshHelp =
  'Send {"paths": ["/api/list/services", …]} with one to 100 endpoints, or {"all": true}.';

export const refreshSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ paths: z.array(z.string()).min(1).max(100) }),
]);

/** Paths that the site does not know keep nothing back: the publisher may be newer, or have more files. */
export function changedEndpoints(request: z.infer<typeof refreshSchema>) {
  if ('all' in request) return { changed: everything, unknown: [] };
  const paths = [...new Set(request.paths)];
  return {
    changed: paths.filter((path) => known.has(path)),
    unknown: paths.filter((path) => !known.has(path)),
  };
}
