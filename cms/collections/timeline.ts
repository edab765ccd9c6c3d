import { formOf } from '@/fields/form-of';
import { timelineEntryRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const timeline = contentCollection({
  slug: 'timeline',
  label: 'Step',
  plural: 'Timeline',
  group: 'Company',
  columns: ['year', 'title'],
  help: 'The story of the company, oldest first, where the page “About” tells none.',
  fields: formOf(timelineEntryRecord, ['year', 'title', 'text', 'thumbnail']),
});
