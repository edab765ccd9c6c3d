import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const clients = contentCollection({
  slug: 'clients',
  label: 'Client',
  plural: 'Clients',
  group: 'Company',
  help: 'The logos on “Clients” and on the home pages.',
  fields: [
    field.title({ label: 'Name', required: false }),
    field.picture('thumbnail', { label: 'Logo' }),
  ],
});
