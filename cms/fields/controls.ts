import type { Block, Field, FieldHook, TextField, Where } from 'payload';
import { LENGTH } from '../../contract/formats/lengths';
import { plainSigns } from '../../contract/formats/plain-signs';
import type { FieldDescription } from '../../contract/records/describe';
import { checked, readable } from './checked';
import type { ContentField } from './content-field';
import { asPrice } from './price';
import { richTextEditor } from './rich-text-editor';
import { unique } from './unique';

/** Lays out the fields of an entry, a group or a block. */
export type Inside = (fields: readonly FieldDescription[], record?: string) => Field[];
type Control = (field: FieldDescription, inside: Inside) => Field | undefined;

const MAX_ROWS = 100;
/** Words that staff enter one after the other. */
const MAX_WORDS = 50;
/** The field in a row of bare values. */
const VALUE = 'value';

const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const common = ({ name, label, help, required }: FieldDescription, custom: ContentField = {}) => ({
  name,
  label: label ?? labelOf(name),
  required,
  custom: custom as Record<string, unknown>,
  admin: { description: help },
});

/** What is copied into them brings signs along that nobody sees, and that make two of one. */
const COPIED = ['part-number', 'email', 'phone'];

/** An import is taken in as it is. */
const asPlain: FieldHook = ({ value, req }) =>
  typeof value === 'string' && !req.context.seeding ? plainSigns(value) : (value as unknown);

const line = (known: FieldDescription): TextField => {
  const field: TextField = {
    ...common(known),
    ...(COPIED.includes(known.format) && { hooks: { beforeValidate: [asPlain] } }),
    type: 'text',
    hasMany: false,
    maxLength: known.maxLength ?? LENGTH.line,
  };
  const check = known.read && readable(known.read);
  if (known.unique) return unique(field, known.unique, check);
  return check ? { ...field, validate: checked(check) } : field;
};

const words: Control = (known) => ({
  ...common(known),
  type: 'text',
  hasMany: true,
  maxRows: MAX_WORDS,
  maxLength: known.maxLength ?? LENGTH.line,
});

const leading: Control = (known) => {
  const field = line(known);
  const component = {
    path: '/components/field-warning#FieldWarning',
    clientProps: { leads: true },
  };
  return { ...field, admin: { ...field.admin, components: { afterInput: [component] } } };
};

const upload = (known: FieldDescription, custom: ContentField, filterOptions?: Where): Field => ({
  ...common(known, custom),
  type: 'upload',
  relationTo: 'media',
  filterOptions,
});
const PICTURES: Where = { mimeType: { contains: 'image' } };

const rows = (known: FieldDescription, fields: Field[], custom?: ContentField): Field => ({
  ...common(known, custom),
  type: 'array',
  labels: { singular: known.row ?? 'Entry', plural: known.label ?? labelOf(known.name) },
  maxRows: known.most ?? MAX_ROWS,
  fields,
  // Open: a closed row does not say what is in it, and a new one would have to be opened first.
  admin: { description: known.help, initCollapsed: false },
});

/** Paths are short, and entered one after the other; other values get a row each. */
const list: Control = (known, inside) => {
  if (known.fields) return rows(known, inside(known.fields, known.record));
  const { entry } = known;
  if (entry?.format === 'path') return words(known, inside);
  const label = known.row ?? 'Value';
  const value =
    entry?.format === 'list'
      ? { name: VALUE, format: 'words', label }
      : { ...entry!, name: VALUE, label };
  return rows(known, inside([value]), { plain: VALUE });
};

const group: Control = (known, inside) => {
  const isClosed = known.record === 'Seo';
  const field: Field = {
    name: known.name,
    label: isClosed ? '' : known.label,
    type: 'group',
    fields: inside(known.fields ?? [], known.record),
    admin: { description: known.help },
  };
  if (!isClosed) return field;
  // Few fill it in.
  return {
    type: 'collapsible',
    label: known.label,
    admin: { initCollapsed: true },
    fields: [field],
  };
};

const blockOf = (
  { type, label = labelOf(type), fields }: NonNullable<FieldDescription['blocks']>[number],
  inside: Inside,
): Block => ({
  slug: type,
  dbName: `${type}_block`,
  labels: { singular: label, plural: label },
  // A block is told by its heading; a second name, which the site does not show, would compete with it.
  admin: { disableBlockName: true },
  fields: inside(fields),
});

/** When the item was last changed, for search engines; nobody fills it in. */
const changed: Control = ({ name }) => ({
  name: 'changed_on',
  type: 'date',
  custom: { key: name, date: 'time' } satisfies ContentField,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [({ req, value }) => (req.context.seeding ? value : new Date().toISOString())],
  },
});

const nothing: Control = () => undefined;

/** How staff fill in a field, by its format. What a picture shows is written beside the picture itself. */
const CONTROLS: Record<string, Control> = {
  id: nothing,
  alt: nothing,
  size: nothing,
  text: (known) => line(known),
  'part-number': (known) => line(known),
  href: leading,
  price: (known) => asPrice(line(known)),
  lines: (known) => ({ ...common(known), type: 'textarea', maxLength: known.maxLength }),
  html: (known) => ({ ...common(known), type: 'richText', editor: richTextEditor }),
  words,
  number: (known) => ({ ...common(known), type: 'number', min: known.minimum, max: known.maximum }),
  flag: (known) => ({ ...common(known), type: 'checkbox', defaultValue: false }),
  choice: (known) => ({
    ...common(known),
    type: 'select',
    options: known.choices!.map((choice) => ({ ...choice })),
  }),
  date: (known) => ({
    ...common(known, { date: 'day' }),
    type: 'date',
    admin: { description: known.help, date: { displayFormat: 'd MMM yyyy' } },
  }),
  changed,
  reference: (known) => ({
    ...common(known),
    type: 'relationship',
    relationTo: known.collection as 'contacts',
  }),
  file: (known) => upload(known, { sizeKey: known.size }),
  picture: (known) => upload(known, { altKey: known.alt, portraitOf: known.portraitOf }, PICTURES),
  'locked-file': (known) => ({ ...common(known), type: 'upload', relationTo: 'locked-documents' }),
  list,
  group,
  blocks: (known, inside) => ({
    ...common(known),
    type: 'blocks',
    maxRows: known.most,
    blocks: known.blocks!.map((block) => blockOf(block, inside)),
    admin: { description: known.help, initCollapsed: false },
  }),
};

/** @returns the field of a form; undefined for what the editor knows by itself, such as numbers of items */
export function controlFor(known: FieldDescription, inside: Inside): Field | undefined {
  // What is one text with a form of its own is checked as its format says.
  const control = CONTROLS[known.format] ?? (known.read && ((field) => line(field)));
  if (!control) throw new Error(`The editor has no control for ${known.format}`);
  return control(known, inside);
}
