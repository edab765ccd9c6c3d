import { z } from 'zod';

/** Takes why a part of the content was dropped. */
export type Warn = (reason: string) => void;

/** Built for one answer of the host, so that warnings do not mix. */
export type ContentSchema<T> = (warn: Warn) => z.ZodType<T>;

/** @throws ZodError */
export function parseRecord<T>(
  schema: ContentSchema<T>,
  value: unknown,
): { value: T; warnings: string[] } {
  const warnings: string[] = [];
  const parsed = schema((reason) => warnings.push(reason)).parse(value);
  return { value: parsed, warnings };
}

/** In one line. */
export const reasonOf = (error: z.ZodError): string => z.prettifyError(error).replace(/\s+/g, ' ');
