import { formOf } from '@/fields/form-of';
import { documentRecord } from '../../contract/records/documents';
import { contentCollection } from './content-collection';

export const downloads = contentCollection({
  slug: 'downloads',
  label: 'Download',
  plural: 'Downloads',
  group: 'Company',
  columns: ['title', 'kind', 'language', 'date'],
  help: 'Documents of the company on “Downloads”, beside those of its products and services.',
  fields: formOf(documentRecord),
});
