import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const team = contentCollection({
  slug: 'team',
  label: 'Team member',
  plural: 'Team',
  group: 'Company',
  useAsTitle: 'name',
  columns: ['name', 'position'],
  help: 'A member with a text has a profile of their own.',
  fields: [
    field.text('name', { required: true }),
    field.text('position'),
    field.text('field', { label: 'Subject', help: 'What this person is asked about.' }),
    field.longText('summary', { max: 500 }),
    {
      type: 'row',
      fields: [field.email('email'), field.text('phone', { max: 40 })],
    },
    field.picture('thumbnail', { label: 'Portrait' }),
    field.rows('links', [field.link('url', { required: true })], {
      label: 'Profiles elsewhere',
      row: 'Link',
      maxRows: 10,
      custom: { plain: 'url' },
    }),
    field.richText(),
    field.facts(),
    field.rows(
      'skills',
      [
        field.title({ label: 'Skill' }),
        field.number('percent', { label: 'Per cent', min: 0, limit: 100, required: true }),
      ],
      { row: 'Skill', maxRows: 20 },
    ),
    field.rows(
      'education',
      [
        field.text('years'),
        field.title(),
        field.text('place'),
        field.longText('text', { max: 1_000 }),
      ],
      { row: 'Step', maxRows: 20 },
    ),
  ],
});
