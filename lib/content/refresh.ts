import 'server-only';
import * as z from 'zod';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { endpointPaths } from './host-endpoints';

const known = new Set(endpointPaths);

/** Also whether the host takes requests for a quote. */
const everything = [...endpointPaths, QUOTES_PATH];

export const refreshHelp =
  'Send {"paths": ["/api/list/services", …]} with known endpoints, or {"all": true}.';

export const refreshSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    paths: z
      .array(z.string().refine((path) => known.has(path)))
      .min(1)
      .max(100),
  }),
]);

export const changedEndpoints = (request: z.infer<typeof refreshSchema>): readonly string[] =>
  'all' in request ? everything : request.paths;
