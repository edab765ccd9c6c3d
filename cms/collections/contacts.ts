import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const contacts = contentCollection({
  slug: 'contacts',
  label: 'Contact person',
  plural: 'Contact persons',
  group: 'Company',
  useAsTitle: 'name',
  columns: ['name', 'position'],
  help: 'Shown beside the products and services that name them.',
  fields: [
    field.text('name', { required: true }),
    field.text('position'),
    { type: 'row', fields: [field.text('phone', { max: 40 }), field.email('email')] },
    field.picture('thumbnail', { label: 'Portrait' }),
  ],
});
