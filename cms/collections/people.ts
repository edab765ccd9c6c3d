import { formOf } from '@/fields/form-of';
import { contactRecord, teamMemberRecord } from '../../contract/records/people';
import { contentCollection } from './content-collection';

export const contacts = contentCollection({
  slug: 'contacts',
  label: 'Contact person',
  plural: 'Contact persons',
  group: 'Company',
  useAsTitle: 'name',
  columns: ['name', 'position'],
  help: 'Shown beside the products and services that name them.',
  fields: formOf(contactRecord, ['name', 'position', ['phone', 'email'], 'thumbnail']),
});

export const team = contentCollection({
  slug: 'team',
  label: 'Team member',
  plural: 'Team',
  group: 'Company',
  useAsTitle: 'name',
  columns: ['name', 'position'],
  help: 'A member with a text has a profile of their own.',
  fields: formOf(teamMemberRecord, [
    'name',
    'position',
    'field',
    'summary',
    ['email', 'phone'],
    'thumbnail',
    'links',
    'html',
    'facts',
    'skills',
    'education',
  ]),
});
