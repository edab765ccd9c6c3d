import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const projects = contentCollection({
  slug: 'projects',
  label: 'Project',
  plural: 'Projects',
  group: 'Company',
  columns: ['title', 'text'],
  help: 'An order told from beginning to end; the site tells the first.',
  fields: [
    field.title({ required: false }),
    field.longText('text'),
    field.picture('thumbnail', { label: 'Picture' }),
    field.facts(),
    field.rows(
      'stages',
      [field.text('when'), field.title(), field.longText('text', { max: 1_000 })],
      { row: 'Stage' },
    ),
  ],
});
