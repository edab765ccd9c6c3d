import * as z from 'zod';

/** Takes why a part of the content was dropped. */
export type Warn = (reason: string) => void;

/** Built for one answer of the host, so that warnings do not mix. */
export type ContentSchema<T> = (warn: Warn) => z.ZodType<T>;

/** The others are counted. */
export const NAMED_FAULTS = 20;

/** @throws ZodError */
export function parseRecord<T, View>(
  { schema, view }: { schema: ContentSchema<T>; view: (record: T, warn?: Warn) => View },
  record: unknown,
): { value: T; shown: View; warnings: string[]; warningCount: number } {
  const warnings: string[] = [];
  let warningCount = 0;
  const warn = (reason: string) => {
    if (warningCount++ < NAMED_FAULTS) warnings.push(reason);
  };
  const value = schema(warn).parse(record);
  const shown = view(value, warn);
  return { value, shown, warnings, warningCount };
}

const MAX_REASON = 200;

/** In one line: types and positions, nothing of the value. */
export const reasonOf = ({ issues }: z.ZodError): string =>
  z
    .prettifyError(new z.ZodError(issues.slice(0, 3)))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_REASON);
