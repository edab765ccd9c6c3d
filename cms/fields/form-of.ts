import type { Field } from 'payload';
import type * as z from 'zod';
import { describeRecord, idOfRecord, type FieldDescription } from '../../contract/records/describe';
import type { Fields } from '../../contract/records/fields';
import { controlFor } from './controls';
import { NESTED, type Change, type Form } from './nested-forms';

type RecordSchema = (fields: Fields) => z.ZodObject;
type NameIn<R extends RecordSchema> = keyof ReturnType<R>['shape'] & string;

/** Where the fields stand that a layout does not name. */
const OTHERS = '*';

/**
 * The order of a form: fields by their names, several in one row, and fields that the editor alone has.
 * What is not named stands in the place of `*`, or at the end.
 */
type Layout<Name extends string> = readonly (Name | readonly Name[] | typeof OTHERS | Field)[];
/** What a form makes of a field of the record. */
type Changes<Name extends string> = { [name in Name]?: Change };

/** The form for a record of the contract. Without a layout it is that of the record within others. */
export function formOf<R extends RecordSchema>(
  record: R,
  layout?: Layout<NameIn<R>>,
  changes: Changes<NameIn<R>> = {},
): Field[] {
  const own = layout ? { layout, changes: changes as Form['changes'] } : undefined;
  return arranged(describeRecord(record), own ?? NESTED[idOfRecord(record) ?? '']);
}

export function fieldOf<R extends RecordSchema>(record: R, name: NameIn<R>): Field {
  const known = describeRecord(record).find((each) => each.name === name)!;
  return controlFor(known, inside)!;
}

const inside = (fields: readonly FieldDescription[], record = ''): Field[] =>
  arranged(fields, NESTED[record]);

function arranged(
  known: readonly FieldDescription[],
  { layout, changes = {} }: Form = { layout: [] },
): Field[] {
  const fields = new Map(
    known.flatMap((each): [string, Field][] => {
      const field = controlFor(each, inside);
      return field ? [[each.name, changes[each.name]?.(field) ?? field]] : [];
    }),
  );
  const found = (name: string): Field => {
    const field = fields.get(name);
    if (!field) throw new Error(`The record has no field ${name} to fill in`);
    return field;
  };
  const named = new Set(layout.flatMap((entry) => (isField(entry) ? [] : entry)));
  const others = [...fields.keys()].filter((name) => !named.has(name)).map(found);
  const whole = named.has(OTHERS) ? layout : [...layout, OTHERS];
  return whole.flatMap((entry): Field[] => {
    if (isField(entry)) return [entry];
    if (entry === OTHERS) return others;
    return typeof entry === 'string' ? [found(entry)] : [{ type: 'row', fields: entry.map(found) }];
  });
}

const isField = (entry: Layout<string>[number]): entry is Field =>
  typeof entry === 'object' && !Array.isArray(entry);
