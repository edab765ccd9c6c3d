import * as z from 'zod';

/** Why a value is not read. */
export type Fault = {
  /** For logs, without anything that was written: `unreadable price`. */
  reason: string;
  /** For the person who wrote it. */
  sentence: string;
};

/** In one line: types and positions, nothing of the value. */
export const reasonOf = ({ issues }: z.ZodError): string =>
  z
    .prettifyError(new z.ZodError(issues.slice(0, 3)))
    .replace(/\s+/g, ' ')
    .slice(0, 200);

export type ValueFault = {
  /** With the fields around it: `specifications[1].value`; empty for the record itself. */
  field: string;
  /** For the person who wrote it. */
  sentence: string;
};

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Each value of a record that its schema refuses. @param schema of a reader that leaves nothing out */
export const faultsOf = (schema: z.ZodType, record: unknown): ValueFault[] =>
  schema
    .safeParse(record)
    .error?.issues.map(({ path, message }) => ({ field: placeOf(path), sentence: message })) ?? [];
