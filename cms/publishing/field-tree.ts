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

type Named = Extract<Field, { name: string }>;
/** A field with the name that it has in the content files. */
export type ContentEntry = { field: Named; key: string; custom: ContentField };

/** The named fields of one level; rows, tabs and collapsible parts are only there to look at. */
function named(fields: Field[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => named(tab.fields));
    if ('name' in field && field.name) return [field as Named];
    return 'fields' in field ? named(field.fields) : [];
  });
}

const customOf = (field: Field): ContentField =>
  ('custom' in field && (field.custom as ContentField)) || {};

export const contentEntries = (fields: Field[]): ContentEntry[] =>
  named(fields)
    .filter(({ name }) => !OWN.includes(name))
    .map((field) => ({ field, custom: customOf(field), key: customOf(field).key ?? field.name }))
    .filter(({ custom }) => !custom.internal);
