import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const skills = contentCollection({
  slug: 'skills',
  label: 'Bar',
  plural: 'Skill bars',
  group: 'Home pages',
  columns: ['title', 'percent'],
  fields: [
    field.title({ label: 'What is measured' }),
    field.number('percent', { label: 'Per cent', min: 0, limit: 100, required: true }),
  ],
});
