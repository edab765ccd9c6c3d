import { formOf } from '@/fields/form-of';
import { contactRecord } from '../../contract/records/people';
import { contentCollection } from './content-collection';

export const contacts = contentCollection({
  slug: 'contacts',
  label: 'Contact person',
  plural: 'Contact persons',
  group: 'Company',
  useAsTitle: 'name',
  columns: ['name', 'position'],
  help: 'Shown beside the products and services that name them.',
  fields: formOf(contactRecord, ['name', 'position', ['phone', 'email'], 'thumbnail']),
});
