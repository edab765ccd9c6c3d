import * as z from 'zod';
import { endpoints } from '../endpoints';
import { textOf } from '../formats/reading';
import { reasonOf } from '../records/faults';
import type { Fields } from '../records/fields';
import { documentedAs, documentedInput } from '../records/json-schema';
import { recordOf } from '../records/of-endpoints';
import { isNothing } from './kinds';

type Values = Record<string, unknown>;
type RecordSchema = (fields: Fields) => z.ZodObject;

/** What a further language says of a record. */
export type Translation<R extends RecordSchema> = Partial<z.infer<ReturnType<R>>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record that a group is. */
function groupOf(schema: z.ZodType): z.ZodObject | undefined {
  const documented = documentedInput(schema);
  const inner = documented instanceof z.ZodOptional ? documented.unwrap() : undefined;
  const record = inner instanceof z.ZodNullable ? inner.unwrap() : undefined;
  return record instanceof z.ZodObject ? record : undefined;
}

/**
 * A record as a further language has it: it holds what it says, and nothing else. Nothing is required of it, nor of
 * its groups; entries of its lists are whole, and an empty list counts as none.
 */
export const translationOf =
  <R extends RecordSchema>(record: R) =>
  (fields: Fields): z.ZodType<Translation<R>> => {
    const { leaveOut } = fields;

    function read(
      { shape }: z.ZodObject,
      given: Values,
      context: z.core.$RefinementCtx,
      place: string[],
    ): Values {
      const found: Values = {};
      for (const [name, part] of Object.entries(shape)) {
        const value = given[name];
        if (isNothing(value)) continue;
        const schema = part as z.ZodType;
        const group = isRecord(value) ? groupOf(schema) : undefined;
        const path = [...place, name];
        const said = group
          ? read(group, value as Values, context, path)
          : readPart(schema, value, context, path);
        if (!isNothing(said)) found[name] = said;
      }
      return found;
    }

    function readPart(
      schema: z.ZodType,
      value: unknown,
      context: z.core.$RefinementCtx,
      place: string[],
    ): unknown {
      const { data, error } = schema.safeParse(value);
      if (error && !leaveOut)
        error.issues.forEach((issue) =>
          context.issues.push({ ...issue, path: [...place, ...issue.path], input: value } as never),
        );
      // A text that cannot be read has been reported by its reader.
      else if (error && textOf(value) === undefined)
        leaveOut?.({ reason: reasonOf(error), sentence: reasonOf(error) });
      return data;
    }

    const whole = record(fields);
    const schema = z.unknown().transform((value, context): Values => {
      if (isRecord(value)) return read(whole, value, context, []);
      context.addIssue('expected a record');
      return z.NEVER;
    });
    return documentedAs(schema, whole) as unknown as z.ZodType<Translation<R>>;
  };

/** An item of an endpoint, or its record, as a further language answers it: whole where it does not merge. */
export function translatedRecord(
  name: keyof typeof endpoints,
): (fields: Fields) => z.ZodType<object> {
  const { merges } = endpoints[name];
  return merges === 'whole' || merges === 'alone'
    ? (recordOf[name] as (fields: Fields) => z.ZodType<object>)
    : translationOf(recordOf[name] as RecordSchema);
}
