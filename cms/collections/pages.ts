import { isFreePath, SITE_PATHS } from '@/publishing/site-paths';
import type { Check } from '@/fields/checked';
import { formOf } from '@/fields/form-of';
import { regionOfSettings } from '@/fields/region';
import { unique } from '@/fields/unique';
import { UNIQUE } from '../../contract/doubles';
import { readPath } from '../../contract/formats/link';
import { pageTextsRecord } from '../../contract/records/own-pages';
import type { TextField } from 'payload';
import { contentCollection } from './content-collection';

/** Other paths would be published, and show nowhere. An import is taken as it is. */
const isShown: Check = async (written, { req }) => {
  if (req.context?.seeding) return true;
  const { value: path, fault } = readPath(written, await regionOfSettings(req)) ?? {};
  if (path === undefined) return fault ?? true;
  if (SITE_PATHS.includes(path) || isFreePath(path)) return true;
  const own = `/p/${path.slice(1).replaceAll('/', '-')}`.replace('/p/p-', '/p/');
  return `The site has no page ${path}. The path of a page of your own begins with /p/: ${own}`;
};

const shownPath = (field: TextField) =>
  unique(
    {
      ...field,
      hooks: {
        // In the one form in which the site knows it, so that nobody else can have it in another.
        beforeValidate: [
          async ({ value, req }) =>
            req.context.seeding
              ? value
              : (readPath(value, await regionOfSettings(req))?.value ?? value),
        ],
        beforeDuplicate: [({ value }) => (value ? `${String(value)}-copy` : null)],
      },
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
