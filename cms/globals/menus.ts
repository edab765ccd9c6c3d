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
    menu('legal', 'Legal links', 'In the last line of the footer: imprint, terms, privacy.'),
  ],
});
