import { formOf } from '@/fields/form-of';
import { heroFactRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const heroFacts = contentCollection({
  slug: 'hero-facts',
  label: 'Fact',
  plural: 'Facts at the top',
  group: 'Home pages',
  useAsTitle: 'name',
  columns: ['name', 'value'],
  help: 'The first three stand at the top of the home page.',
  fields: formOf(heroFactRecord, ['name', 'value']),
});
