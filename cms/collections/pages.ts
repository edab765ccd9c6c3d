import { FREE_PATH, SITE_PATHS } from '@/publishing/site-paths';
import type { Check } from '@/fields/checked';
import { formOf } from '@/fields/form-of';
import { unique } from '@/fields/unique';
import { UNIQUE } from '../../contract/doubles';
import { pageTextsRecord } from '../../contract/records/own-pages';
import type { TextField } from 'payload';
import { contentCollection } from './content-collection';

const PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Other paths would be published, and show nowhere. */
const isShown: Check = (path, { req }) => {
  if (!PATH.test(path)) return 'A path has letters, digits and hyphens: /p/quality';
  if (SITE_PATHS.includes(path) || FREE_PATH.test(path)) return true;
  if (req.context?.seeding) return true;
  const own = `/p/${path.slice(1).replaceAll('/', '-')}`.replace('/p/p-', '/p/');
  return `The site has no page ${path}. The path of a page of your own begins with /p/: ${own}`;
};

const shownPath = (field: TextField) =>
  unique(
    {
      ...field,
      hooks: { beforeDuplicate: [({ value }) => (value ? `${String(value)}-copy` : null)] },
    },
    UNIQUE.path,
    isShown,
  );

const namedAsOnSite = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, components: { Cell: '/components/own-name-cell#OwnNameCell' } },
});

export const pages = contentCollection({
  slug: 'pages',
  label: 'Page',
  plural: 'Pages',
  group: 'Pages',
  useAsTitle: 'path',
  columns: ['path', 'name'],
  help: 'Name, headings and banner of the site’s pages. A path that begins with /p/ makes a page of your own.',
  fields: formOf(
    pageTextsRecord,
    ['path', 'name', 'introduction', 'image', 'headings', 'blocks', 'seo'],
    { path: shownPath, name: namedAsOnSite },
  ),
});
