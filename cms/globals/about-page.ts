import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

export const aboutPage = contentGlobal({
  slug: 'about-page',
  label: 'About',
  group: 'Pages',
  fields: [
    field.group('about', 'About', [
      field.picture('image', { label: 'Picture' }),
      field.text('title', { label: 'Heading' }),
      field.text('subtitle', { label: 'Below the heading' }),
      field.longText('description', { label: 'Short description' }),
      field.text('youtube_logo', { label: 'Film', help: 'The id of a film on YouTube.' }),
      field.richText(),
    ]),
    field.rows(
      'about_blocks',
      [
        field.text('subtitle', { label: 'Above the heading' }),
        field.text('title', { label: 'Heading' }),
        field.longText('text', { max: 1_000 }),
      ],
      { label: 'Two blocks beside it', row: 'Block', maxRows: 2 },
    ),
    field.group('why', 'Why choose us', [
      field.text('title', { label: 'Heading' }),
      field.text('subtitle', { label: 'Below the heading' }),
      field.longText('text', { max: 1_000 }),
    ]),
    field.rows(
      'reasons',
      [
        field.text('title', { label: 'Heading' }),
        field.longText('text', { max: 1_000 }),
        field.picture('image', { label: 'Picture' }),
      ],
      { row: 'Reason', maxRows: 12 },
    ),
    field.rows(
      'story',
      [
        field.text('subtitle', { label: 'Year', max: 40 }),
        field.text('title', { label: 'Heading', required: true }),
        field.longText('text', { max: 1_000 }),
        field.picture('image', { label: 'Picture' }),
      ],
      { row: 'Step', maxRows: 3, help: 'Three steps, oldest first.' },
    ),
  ],
});
