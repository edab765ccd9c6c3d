import * as z from 'zod';

const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A longer time was measured on a sleeping machine. */
const LONGEST_MS = 600_000;

export const vitalsSchema = z.strictObject({
  /** Without the query. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/),
  /** CLS has no unit, the others are ms. */
  vitals: z
    .partialRecord(z.enum(vitalNames), z.number().min(0).max(LONGEST_MS))
    .refine((vitals) => Object.keys(vitals).length > 0),
});

export type Vitals = z.infer<typeof vitalsSchema>;
