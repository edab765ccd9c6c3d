import type { Block, Field } from 'payload';
import { FREE_PATH, SITE_PATHS } from '@/publishing/site-paths';
import type { Check } from '@/fields/checked';
import * as field from '@/fields/fields';
import { unique } from '@/fields/unique';
import { contentCollection } from './content-collection';

const block = (slug: string, singular: string, fields: Field[]): Block => ({
  slug,
  dbName: `${slug}_block`,
  labels: { singular, plural: singular },
  // A block is told by its heading; a second name, which the site does not show, would compete with it.
  admin: { disableBlockName: true },
  fields,
});
const heading = field.text('title', { label: 'Heading' });

const blocks = [
  block('text', 'Text', [heading, field.richText()]),
  block('picture', 'Picture', [
    field.picture('image', { label: 'Picture', required: true }),
    field.text('caption'),
  ]),
  block('gallery', 'Gallery', [
    heading,
    field.rows(
      'pictures',
      [field.picture('image', { label: 'Picture', required: true }), field.text('caption')],
      { row: 'Picture' },
    ),
  ]),
  block('table', 'Table', [
    heading,
    field.words('head', { label: 'Columns', help: 'Press Enter after each.' }),
    field.rows('rows', [field.words('cells')], { row: 'Row', custom: { plain: 'cells' } }),
  ]),
  block('facts', 'Facts', [heading, field.facts('facts')]),
  block('action', 'Button', [
    heading,
    field.longText('text', { max: 1_000 }),
    field.text('label', { label: 'On the button', required: true, max: 60 }),
    field.href('link', { label: 'Leads to', required: true }),
  ]),
  block('downloads', 'Downloads', [
    heading,
    field.rows(
      'downloads',
      [
        field.title({ label: 'Name' }),
        field.file('file', { label: 'File', required: true, custom: { sizeKey: 'size' } }),
      ],
      { row: 'File' },
    ),
  ]),
];

const PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Other paths would be published, and show nowhere. */
const isShown: Check = (path, { req }) => {
  if (!PATH.test(path)) return 'A path has letters, digits and hyphens: /p/quality';
  if (SITE_PATHS.includes(path) || FREE_PATH.test(path)) return true;
  if (req.context?.seeding) return true;
  const own = `/p/${path.slice(1).replaceAll('/', '-')}`.replace('/p/p-', '/p/');
  return `The site has no page ${path}. The path of a page of your own begins with /p/: ${own}`;
};

const path = field.text('path', {
  required: true,
  max: 200,
  help: 'Of a page of the site, such as /shop, or of one of your own, such as /p/quality.',
});

export const pages = contentCollection({
  slug: 'pages',
  label: 'Page',
  plural: 'Pages',
  group: 'Pages',
  useAsTitle: 'path',
  columns: ['path', 'name'],
  help: 'Name, headings and banner of the site’s pages. A path that begins with /p/ makes a page of your own.',
  fields: [
    unique(
      {
        ...path,
        hooks: { beforeDuplicate: [({ value }) => (value ? `${String(value)}-copy` : null)] },
      },
      'path',
      isShown,
    ),
    {
      ...field.text('name'),
      admin: {
        description: 'In menus, banner and breadcrumbs.',
        components: { Cell: '/components/own-name-cell#OwnNameCell' },
      },
    },
    field.longText('introduction', { max: 1_000 }),
    field.picture('image', { label: 'Picture of the banner' }),
    field.rows(
      'headings',
      [
        field.text('section', { required: true, help: 'The name of the section on the page.' }),
        field.text('title', { label: 'Heading' }),
        field.longText('text', { max: 1_000 }),
      ],
      { label: 'Headings of sections', row: 'Heading' },
    ),
    {
      name: 'blocks',
      type: 'blocks',
      label: 'Content',
      maxRows: 60,
      blocks,
      admin: {
        description: 'Of a page below /p/; below what Equipment, Sustainability and Privacy show.',
        initCollapsed: false,
      },
    },
    field.seo,
    field.changedOn,
  ],
});
