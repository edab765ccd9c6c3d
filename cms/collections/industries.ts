import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const industries = contentCollection({
  slug: 'industries',
  label: 'Industry',
  plural: 'Industries',
  group: 'Company',
  help: 'The industrial home page shows each with its table of facts.',
  fields: [
    field.title({ label: 'Name' }),
    field.longText('text', { max: 1_000 }),
    field.facts(),
    field.picture('thumbnail', { label: 'Picture' }),
  ],
});
