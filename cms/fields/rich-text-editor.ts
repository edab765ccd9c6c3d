import type { Block, Field } from 'payload';
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  FixedToolbarFeature,
} from '@payloadcms/richtext-lexical';
import { HEADINGS } from '@/publishing/html-marks';
import { ALT_LENGTH } from '../../contract/formats/lengths';
import { isFollowed, LINK_LENGTH } from '../../contract/formats/link';
import * as nodes from '@/publishing/rich-text-nodes';

/** Payload would turn an address that it does not know into one that leads nowhere. */
const followed = (field: Field): Field =>
  'name' in field && field.name === 'url'
    ? ({
        ...field,
        hooks: {},
        validate: (value: unknown) =>
          isFollowed(String(value ?? '')) ||
          'A page of the site begins with /, a link elsewhere with https://, mailto: or tel:.',
      } as Field)
    : field;

const words = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: [],
    disableAutoLinks: true,
    fields: ({ defaultFields }) => defaultFields.map((field) => followed(field as Field)),
  }),
  InlineToolbarFeature(),
];
const lists = [UnorderedListFeature(), OrderedListFeature()];

const caption: Field = {
  name: 'caption',
  type: 'richText',
  editor: lexicalEditor({ features: words }),
};

const MAX_CODE = 100_000;

const picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image' } },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        Boolean(value || (siblingData as { address?: string }).address) || 'Choose a picture.',
    } as Field,
    {
      name: 'address',
      label: 'Address on another host',
      type: 'text',
      maxLength: LINK_LENGTH,
      admin: {
        description: 'The picture stays there as long as none is chosen here.',
        condition: (_, { address }: { address?: string }) => Boolean(address),
      },
    },
    caption,
    {
      name: 'alt',
      label: 'What the picture shows here',
      type: 'text',
      maxLength: ALT_LENGTH,
      admin: { description: 'Where it is not what stands beside the picture itself.' },
    },
  ],
};

const emptyRow = (headerState: number) =>
  nodes.tableRow(
    [1, 2, 3].map(() =>
      nodes.tableCell([nodes.paragraph([])], { headerState, colSpan: 1, rowSpan: 1 }),
    ),
  );

const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    caption,
    {
      name: 'table',
      label: 'Cells',
      type: 'richText',
      admin: { description: 'The arrow in a cell adds rows and columns, and makes headers.' },
      editor: lexicalEditor({
        features: [
          ...words,
          ...lists,
          EXPERIMENTAL_TableFeature(),
          BlocksFeature({ blocks: [picture] }),
        ],
      }),
      defaultValue: () =>
        nodes.rootOf([nodes.table([emptyRow(nodes.HEADS.row), emptyRow(0), emptyRow(0)])]),
    },
  ],
};

const code: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  fields: [{ name: 'code', label: 'As it is written', type: 'textarea', maxLength: MAX_CODE }],
};

/** Everything that the site shows of a text. */
export const richTextEditor = lexicalEditor({
  features: [
    ...words,
    ...lists,
    HeadingFeature({ enabledHeadingSizes: [...HEADINGS] }),
    BlockquoteFeature(),
    BlocksFeature({ blocks: [picture, table, code] }),
    FixedToolbarFeature(),
  ],
});
