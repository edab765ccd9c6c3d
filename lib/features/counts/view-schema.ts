import * as z from 'zod';

/** A page that was opened without a request for a document. */
export const viewSchema = z.strictObject({
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/),
});

export type View = z.infer<typeof viewSchema>;
