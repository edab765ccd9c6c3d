import type { ArrayField, Field, TextField } from 'payload';
import { readColour } from '../../contract/formats/colour';
import { readEmail } from '../../contract/formats/email';
import { LINK_LENGTH, readHref, readLink } from '../../contract/formats/link';
import { readSlug, SLUG_LENGTH } from '../../contract/formats/slug';
import { byFormat, checked } from './checked';
import { richTextEditor } from './rich-text-editor';
import { unique } from './unique';

/*
 * The building blocks of all collections. A field is named as in the content files, or says in
 * `custom` how it is written there; publishing/to-content.ts and from-content.ts read that.
 */
export type ContractField = {
  /** The name in the content files, where it differs. */
  key?: string;
  /** Of the editor alone. */
  internal?: boolean;
  /** Beside a picture: the name of its alternative text. */
  altKey?: string;
  /** Beside a file: the name of its size in bytes. */
  sizeKey?: string;
  /** The rows of a list are bare values of this field. */
  plain?: string;
  /** How a date is written. */
  date?: 'day' | 'time';
  /** A picture that is cut from this one around its focal point, where this one is empty. */
  portraitOf?: string;
  /** A number, where it is stored as a plain decimal. */
  price?: boolean;
};

export type Options = {
  label?: string;
  help?: string;
  required?: boolean;
  max?: number;
  custom?: ContractField;
};

const MAX_TEXT = 300;
const MAX_LONG_TEXT = 5_000;

const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words[0]?.toUpperCase() + words.slice(1);
};

const common = (name: string, { label, help, required, custom }: Options) => ({
  name,
  label: label ?? labelOf(name),
  required,
  custom: custom as Record<string, unknown> | undefined,
  admin: { description: help },
});

export const text = (name: string, options: Options = {}): TextField => ({
  ...common(name, options),
  type: 'text',
  hasMany: false,
  maxLength: options.max ?? MAX_TEXT,
});

export const longText = (name: string, options: Options = {}): Field => ({
  ...common(name, options),
  type: 'textarea',
  maxLength: options.max ?? MAX_LONG_TEXT,
});

export const words = (name: string, options: Options = {}): Field => ({
  ...common(name, options),
  type: 'text',
  hasMany: true,
  maxRows: 50,
  maxLength: MAX_TEXT,
});

export const number = (
  name: string,
  { min, limit, ...options }: Options & { min: number; limit: number },
): Field => ({ ...common(name, options), type: 'number', min, max: limit });

export const yesNo = (name: string, options: Options = {}): Field => ({
  ...common(name, options),
  type: 'checkbox',
  defaultValue: false,
});

export const day = (name: string, options: Options = {}): Field => ({
  ...common(name, { ...options, custom: { date: 'day', ...options.custom } }),
  type: 'date',
  admin: { description: options.help, date: { displayFormat: 'd MMM yyyy' } },
});

export const email = (name: string, options: Options = {}): Field => ({
  ...text(name, { label: 'E-mail', ...options }),
  validate: checked(byFormat(readEmail)),
});

export const link = (name: string, options: Options = {}): Field => ({
  ...text(name, { max: LINK_LENGTH, ...options }),
  validate: checked(byFormat(readLink)),
});

/** Into the site or elsewhere. */
export const href = (name: string, options: Options = {}): Field => ({
  ...text(name, { max: LINK_LENGTH, ...options }),
  validate: checked(byFormat(readHref)),
  admin: {
    description: options.help,
    components: {
      afterInput: [
        { path: '/components/field-warning#FieldWarning', clientProps: { leads: true } },
      ],
    },
  },
});

export const picture = (
  name: string,
  { alt = 'alt', ...options }: Options & { alt?: string | false } = {},
): Field => ({
  ...common(name, options),
  type: 'upload',
  relationTo: 'media',
  custom: { ...options.custom, ...(alt && { altKey: alt }) },
  filterOptions: { mimeType: { contains: 'image' } },
});

export const file = (name: string, options: Options = {}): Field => ({
  ...common(name, options),
  type: 'upload',
  relationTo: 'media',
});

export const richText = (name = 'html', options: Options = {}): Field => ({
  ...common(name, { label: 'Text', ...options }),
  type: 'richText',
  editor: richTextEditor,
});

export const rows = (
  name: string,
  fields: Field[],
  { maxRows = 100, row = 'Entry', ...options }: Options & { maxRows?: number; row?: string } = {},
): ArrayField => ({
  ...common(name, options),
  type: 'array',
  labels: { singular: row, plural: options.label ?? labelOf(name) },
  maxRows,
  fields,
  // Open: a closed row does not say what is in it, and a new one would have to be opened first.
  admin: { description: options.help, initCollapsed: false },
});

export const facts = (name = 'facts', options: Options = {}): ArrayField =>
  rows(
    name,
    [
      {
        type: 'row',
        fields: [
          text('name', { label: 'Name', required: true }),
          text('value', { label: 'Value', required: true }),
        ],
      },
    ],
    { row: 'Fact', help: 'A small table, such as “Weight: 96 kg”.', ...options },
  );

export const group = (name: string, label: string, fields: Field[], help?: string): Field => ({
  name,
  label,
  type: 'group',
  fields,
  admin: { description: help },
});

export const title = (options: Options = {}) => text('title', { required: true, ...options });
export const summary = () =>
  longText('short_description', { label: 'Short description', max: 500 });

/** For search engines and previews of links. */
export const seo: Field = {
  type: 'collapsible',
  label: 'Search engines and shared links',
  admin: { initCollapsed: true },
  fields: [
    group('seo', '', [
      text('title', { help: 'Above 60 characters search engines cut it off.', max: 120 }),
      longText('description', {
        help: 'Above 160 characters search engines cut it off.',
        max: 320,
      }),
      picture('image', { alt: false, help: 'About 1200 × 630 pixels.' }),
      yesNo('noindex', { label: 'Keep out of search engines' }),
    ]),
  ],
};

/** The readable end of an address. */
export const slug = (
  help = 'The end of the page’s web address, such as spur-gear. Without one it is the number.',
) =>
  unique(text('slug', { label: 'Address', max: SLUG_LENGTH, help }), 'address', byFormat(readSlug));

export const colour = (name: string, options: Options = {}) => ({
  ...text(name, { max: 7, ...options }),
  validate: checked(byFormat(readColour)),
});

/** When the item was last changed, for search engines; nobody fills it in. */
export const changedOn: Field = {
  name: 'changed_on',
  type: 'date',
  custom: { key: 'updated_at', date: 'time' } satisfies ContractField,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [({ req, value }) => (req.context.seeding ? value : new Date().toISOString())],
  },
};

export const contactPerson: Field = {
  name: 'contact',
  label: 'Person to ask',
  type: 'relationship',
  relationTo: 'contacts',
  admin: { description: 'Shown beside the text, from “Contact persons”.' },
};
