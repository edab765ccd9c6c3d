import { formOf } from '@/fields/form-of';
import { projectRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const projects = contentCollection({
  slug: 'projects',
  label: 'Project',
  plural: 'Projects',
  group: 'Company',
  columns: ['title', 'text'],
  help: 'An order told from beginning to end; the site tells the first.',
  fields: formOf(projectRecord, ['title', 'text', 'thumbnail', 'facts', 'stages']),
});
