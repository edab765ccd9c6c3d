import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

export const siteSettings = contentGlobal({
  slug: 'site-settings',
  label: 'Settings',
  group: 'Company',
  help: 'On every page.',
  fields: [
    field.text('name', { label: 'Name of the company' }),
    field.text('slogan', { help: 'What it makes, in one line: the title of the home page.' }),
    field.longText('description', { max: 500 }),
    { type: 'row', fields: [field.text('phone', { max: 40 }), field.email('email')] },
    field.longText('address', { max: 500 }),
    {
      type: 'row',
      fields: [
        field.picture('logo', { alt: false }),
        field.picture('footer_logo', { label: 'Logo of the footer', alt: false }),
      ],
    },
    field.text('copyright'),
    field.rows(
      'offices',
      [
        field.text('title', { label: 'Name' }),
        field.longText('address', { required: true, max: 500 }),
      ],
      { row: 'Office', maxRows: 30 },
    ),
    field.words('hidden_pages', {
      label: 'Hidden pages',
      help: 'Paths such as /team-2, Enter after each: these pages answer “not found”, and nothing leads there.',
    }),
  ],
});
