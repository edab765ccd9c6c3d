import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const figures = contentCollection({
  slug: 'figures',
  label: 'Figure',
  plural: 'Figures',
  group: 'Home pages',
  columns: ['title', 'end'],
  help: 'Counters of the construction and the industrial home page.',
  fields: [
    field.title({ label: 'What is counted' }),
    {
      type: 'row',
      fields: [
        field.text('start', { label: 'Counts from', max: 40 }),
        field.text('end', { label: 'To', max: 40, required: true, help: 'Such as 25+ or 500 t.' }),
      ],
    },
  ],
});
