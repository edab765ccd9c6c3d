import type { Field } from 'payload';
import type { ContentField } from '@/fields/content-field';

/** Fields of Payload's own. */
const OWN = [
  'id',
  '_order',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'blockName',
  'blockType',
];

export type NamedField = Extract<Field, { name: string }>;
/** A field with the name that it has in the content files. */
export type ContentEntry = { field: NamedField; key: string; custom: ContentField };

/** The named fields of one level; rows, tabs and collapsible parts are only there to look at. */
export function namedFields(fields: Field[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedFields(tab.fields));
    if ('name' in field && field.name) return [field as NamedField];
    return 'fields' in field ? namedFields(field.fields) : [];
  });
}

const customOf = (field: Field): ContentField =>
  ('custom' in field && (field.custom as ContentField)) || {};

export const contentEntries = (fields: Field[]): ContentEntry[] =>
  namedFields(fields)
    .filter(({ name }) => !OWN.includes(name))
    .map((field) => ({ field, custom: customOf(field), key: customOf(field).key ?? field.name }))
    .filter(({ custom }) => !custom.internal);
