import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const faq = contentCollection({
  slug: 'faq',
  label: 'Group of questions',
  plural: 'Questions and answers',
  group: 'Company',
  help: 'Groups of questions on “FAQ”.',
  fields: [
    field.title({ label: 'Name of the group' }),
    field.slug('Begins the addresses of its questions: prices makes /faq#prices-3.'),
    field.rows(
      'entries',
      [field.text('question', { required: true }), field.longText('answer', { required: true })],
      { label: 'Questions', row: 'Question', required: true },
    ),
  ],
});
