import { formOf } from '@/fields/form-of';
import { faqGroupRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const faq = contentCollection({
  slug: 'faq',
  label: 'Group of questions',
  plural: 'Questions and answers',
  group: 'Company',
  help: 'Groups of questions on “FAQ”.',
  fields: formOf(faqGroupRecord, ['title', 'slug', 'entries', 'thumbnail']),
});
