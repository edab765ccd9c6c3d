import { formOf } from '@/fields/form-of';
import { figureRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const figures = contentCollection({
  slug: 'figures',
  label: 'Figure',
  plural: 'Figures',
  group: 'Home pages',
  columns: ['title', 'end'],
  help: 'Counters of the construction and the industrial home page.',
  fields: formOf(figureRecord, ['title', ['start', 'end']]),
});
