import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const timeline = contentCollection({
  slug: 'timeline',
  label: 'Step',
  plural: 'Timeline',
  group: 'Company',
  columns: ['year', 'title'],
  help: 'The story of the company, oldest first, where the page “About” tells none.',
  fields: [
    field.text('year', { max: 40 }),
    field.title(),
    field.longText('text', { max: 1_000 }),
    field.picture('thumbnail', { label: 'Picture' }),
  ],
});
