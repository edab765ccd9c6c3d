import { z } from 'zod';

/** The names of Google's web vitals. */
const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** Ten minutes: what is longer was measured on a sleeping machine. */
const LONGEST_MS = 600_000;

/** What a browser tells about one view of a page: nothing about who looked. */
export const vitalsSchema = z.strictObject({
  /** The page's address without its query. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/),
  /** CLS without a unit, the others in ms; a browser measures what it can. */
  vitals: z
    .partialRecord(z.enum(vitalNames), z.number().min(0).max(LONGEST_MS))
    .refine((vitals) => Object.keys(vitals).length > 0),
});

export type Vitals = z.infer<typeof vitalsSchema>;
