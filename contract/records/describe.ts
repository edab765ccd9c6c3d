import * as z from 'zod';
import { DEFAULT_REGION } from '../formats/region';
import { fieldsFor, type Fields } from './fields';
import { documentedInput } from './json-schema';
import { forms, type FormOptions } from './options';

/** A field as forms, tables and documents see it. */
export type FieldDescription = FormOptions & {
  /** Empty for the entries of a list of bare values. */
  name: string;
  /** As in `x-format`; `list`, `group` and `blocks` hold further fields. */
  format: string;
  label?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** The id of the record that a group or an entry of a list is. */
  record?: string;
  /** Of a group, and of the entries of a list of records. */
  fields?: FieldDescription[];
  /** Of a list of bare values. */
  entry?: FieldDescription;
  blocks?: { type: string; label?: string; fields: FieldDescription[] }[];
};

type RecordSchema = (fields: Fields) => z.ZodObject;

/** By the strict reader of the contract, of which each field keeps that of its format. */
const fields = fieldsFor({ region: DEFAULT_REGION });

/** The fields of a record, in its order. */
export const describeRecord = (record: RecordSchema): FieldDescription[] =>
  fieldsOf(record(fields));

/** The kinds of blocks of which a page consists. */
export const describeBlocks = (page: RecordSchema): NonNullable<FieldDescription['blocks']> =>
  describeRecord(page).flatMap(({ blocks = [] }) => blocks);

export const idOfRecord = (record: RecordSchema): string | undefined => metaOf(record(fields)).id;

const fieldsOf = (record: z.ZodObject): FieldDescription[] =>
  Object.entries(record.shape).flatMap(([name, schema]) => describe(name, schema as z.ZodType));

type Meta = { 'x-format'?: string; title?: string; description?: string; id?: string } & Pick<
  FieldDescription,
  'maxLength' | 'minimum' | 'maximum'
>;
const metaOf = (schema: z.ZodType): Meta => (schema.meta() ?? {}) as Meta;

/** What a schema wraps; that of a list says which entries it documents. */
function unwrapped(schema: z.ZodType): z.ZodType | undefined {
  const documented = documentedInput(schema);
  if (documented) return documented;
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schema.unwrap() as z.ZodType;
  return undefined;
}

function describe(name: string, schema: z.ZodType): FieldDescription[] {
  if (schema instanceof z.ZodLiteral) return [];
  const { 'x-format': format, title: label, description, ...meta } = metaOf(schema);
  const { maxLength, minimum, maximum } = meta;
  const form = forms.get(schema);
  // That of a format is for those who write programs.
  const help = format ? form?.help : description;
  const known = { ...form, name, label, help, maxLength, minimum, maximum };
  if (format) return [{ ...known, format }];
  if (schema instanceof z.ZodObject)
    return [{ ...known, format: 'group', record: meta.id, fields: fieldsOf(schema) }];
  if (schema instanceof z.ZodArray) return [{ ...known, ...listOf(schema.element as z.ZodType) }];
  const inner = unwrapped(schema);
  if (!inner) throw new Error(`${name} is of no known form`);
  return describe(name, inner).map((found) => ({ ...found, ...defined(known) }));
}

const defined = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>;

function listOf(entry: z.ZodType): Omit<FieldDescription, 'name'> {
  if (entry instanceof z.ZodDiscriminatedUnion)
    return {
      format: 'blocks',
      blocks: (entry.options as z.ZodObject[]).map((block) => ({
        type: (block.shape.type as z.ZodLiteral<string>).value,
        label: metaOf(block).title,
        fields: fieldsOf(block),
      })),
    };
  if (entry instanceof z.ZodObject)
    return { format: 'list', record: metaOf(entry).id, fields: fieldsOf(entry) };
  return { format: 'list', entry: describe('', entry)[0] };
}
