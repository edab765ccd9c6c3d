import { formOf } from '@/fields/form-of';
import { skillRecord } from '../../contract/records/people';
import { contentCollection } from './content-collection';

export const skills = contentCollection({
  slug: 'skills',
  label: 'Bar',
  plural: 'Skill bars',
  group: 'Home pages',
  columns: ['title', 'percent'],
  fields: formOf(skillRecord, ['title', 'percent']),
});
