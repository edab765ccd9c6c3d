import { z } from 'zod';

/** Takes the reason why a part of the content is dropped while the rest of it stays. */
export type Warn = (reason: string) => void;

/** A zod schema that reports what it drops: built for one answer of the host, so that nothing is shared. */
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

const MAX_REASON = 200;

/** Why a value does not fit its schema, in one line: types and positions, nothing of the value. */
export const reasonOf = ({ issues }: z.ZodError): string =>
  z
    .prettifyError(new z.ZodError(issues.slice(0, 3)))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_REASON);
