import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

const menu = (name: string, label: string, help?: string) =>
  field.rows(
    name,
    [
      {
        type: 'row',
        fields: [
          field.title({ label: 'Name' }),
          field.href('link', { label: 'Leads to', required: true }),
        ],
      },
    ],
    { label, row: 'Link', maxRows: 60, help },
  );

export const menus = contentGlobal({
  slug: 'menus',
  label: 'Menus',
  group: 'Pages',
  help: 'Without a menu here the site has its own.',
  fields: [
    menu('main', 'Main menu'),
    menu('footer', 'Footer'),
    menu('more', 'Further pages', 'In the last line of the footer.'),
    menu('legal', 'Legal links', 'Beside them: imprint, terms, privacy.'),
    {
      name: 'without',
      label: 'Show no links at all in',
      type: 'select',
      hasMany: true,
      options: [
        { value: 'main', label: 'Main menu' },
        { value: 'footer', label: 'Footer' },
        { value: 'more', label: 'Further pages' },
        { value: 'legal', label: 'Legal links' },
      ],
    },
  ],
});
