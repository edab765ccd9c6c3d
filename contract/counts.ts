import * as z from 'zod/mini';

/** What the site counts; enquiries and requests for quotes the embedded service counts itself. */
const COUNTED_BY_SITE = ['pages', 'referrers', 'downloads', 'not-found'] as const;

export const COUNT_KINDS = [...COUNTED_BY_SITE, 'enquiries', 'quotes'] as const;

export type CountKind = (typeof COUNT_KINDS)[number];

export const MAX_COUNTS = 500;
export const MAX_NAME = 200;
export const MAX_COUNT = 1_000_000;

/** Stands for all names beyond a bound. */
export const OTHER_NAMES = '(others)';

export const countsSchema = z.object({
  counts: z
    .array(
      z.object({
        kind: z.enum(COUNTED_BY_SITE),
        /** A path or a host name. */
        name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME)),
        count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
      }),
    )
    .check(z.maxLength(MAX_COUNTS)),
});

export type Counts = z.infer<typeof countsSchema>['counts'];
