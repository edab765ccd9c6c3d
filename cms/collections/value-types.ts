import { ValidationError, type Field } from 'payload';
import { namedFields, type NamedField } from '@/publishing/field-tree';
import type { Row } from '@/publishing/to-content';

type Fault = { label?: string; path: string; message: string };
/** What a value of the kind is called, alone and in a list, and whether one is. */
type Kind = { one: string; many: string; is: (value: unknown) => boolean };

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || isText(value)) && Number.isFinite(Number(value));

const text: Kind = { one: 'a text', many: 'texts', is: isText };
/** As PostgreSQL numbers entries. */
const LAST_ENTRY = 2 ** 31 - 1;
const entry: Kind = {
  one: 'the number of an entry',
  many: 'numbers of entries',
  is: (value) =>
    isNumber(value) && Number.isInteger(Number(value)) && Math.abs(Number(value)) <= LAST_ENTRY,
};

const KINDS: Partial<Record<Field['type'], Kind>> = {
  text,
  textarea: text,
  email: text,
  select: text,
  date: {
    one: 'a date',
    many: 'dates',
    is: (value) => isText(value) && (value === '' || !Number.isNaN(Date.parse(value))),
  },
  number: { one: 'a number', many: 'numbers', is: isNumber },
  checkbox: {
    one: 'true or false',
    many: 'true or false',
    is: (value) => typeof value === 'boolean' || ['true', 'false', ''].includes(value as string),
  },
  relationship: entry,
  upload: entry,
  richText: { one: 'a text with its formats', many: 'texts', is: isObject },
  group: { one: 'an object', many: 'objects', is: isObject },
  array: { one: 'a row', many: 'rows', is: isObject },
  blocks: { one: 'a block', many: 'blocks', is: isObject },
};

/** How forms send rows that were all taken away, and nothing that is chosen. */
const NO_ROWS: unknown[] = [0, '0'];
const NO_ENTRY: unknown[] = ['', 'none', 'null'];

function faultsInField(field: NamedField, values: Row, at: string): Fault[] {
  const value = values[field.name];
  const kind = KINDS[field.type];
  const isOfSeveral = 'relationTo' in field && Array.isArray(field.relationTo);
  if (value === undefined || value === null || !kind || isOfSeveral) return [];
  const path = `${at}${field.name}`;
  const hasRows = field.type === 'array' || field.type === 'blocks';
  if ((hasRows && NO_ROWS.includes(value)) || (kind === entry && NO_ENTRY.includes(value)))
    return [];
  const many = hasRows || ('hasMany' in field && field.hasMany === true);
  const isRight = many ? Array.isArray(value) && value.every(kind.is) : kind.is(value);
  if (!isRight) {
    const label = isText(field.label) && field.label ? field.label : undefined;
    return [
      { label, path, message: `This must be ${many ? `a list of ${kind.many}` : kind.one}.` },
    ];
  }
  if (field.type === 'group') return faultsIn(field.fields, value as Row, `${path}.`);
  if (!hasRows) return [];
  return (value as Row[]).flatMap((row, index) => {
    const fields =
      field.type === 'array'
        ? field.fields
        : (field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []);
    return faultsIn(fields, row, `${path}.${index}.`);
  });
}

const faultsIn = (fields: Field[], values: Row, at = ''): Fault[] =>
  namedFields(fields).flatMap((field) => faultsInField(field, values, at));

/**
 * Payload checks how long a text is and what it says, of drafts not even that; a value of another JSON type
 * would end in the database, as a fault of ours.
 */
export function refuseWrongTypes(fields: Field[], values: Row): void {
  const errors = faultsIn(fields, values);
  if (errors.length > 0) throw new ValidationError({ errors });
}
