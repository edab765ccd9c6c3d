import { formOf } from '@/fields/form-of';
import { industryRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const industries = contentCollection({
  slug: 'industries',
  label: 'Industry',
  plural: 'Industries',
  group: 'Company',
  help: 'The industrial home page shows each with its table of facts.',
  fields: formOf(industryRecord, ['title', 'text', 'facts', 'thumbnail']),
});
