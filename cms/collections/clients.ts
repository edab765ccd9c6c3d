import { formOf } from '@/fields/form-of';
import { clientRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const clients = contentCollection({
  slug: 'clients',
  label: 'Client',
  plural: 'Clients',
  group: 'Company',
  help: 'The logos on “Clients” and on the home pages.',
  fields: formOf(clientRecord, ['title', 'thumbnail', 'figures']),
});
