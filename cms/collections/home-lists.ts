import { formOf } from '@/fields/form-of';
import { figureRecord, heroFactRecord } from '../../contract/records/company';
import { skillRecord } from '../../contract/records/people';
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

export const skills = contentCollection({
  slug: 'skills',
  label: 'Bar',
  plural: 'Skill bars',
  group: 'Home pages',
  columns: ['title', 'percent'],
  fields: formOf(skillRecord, ['title', 'percent']),
});

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
