import type { Field } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

const pictured = (portrait: boolean): Field[] => [
  field.text('title', { label: 'Heading' }),
  field.longText('text', { max: 1_000 }),
  field.picture('image', { label: 'Picture' }),
  ...(portrait
    ? [
        field.picture('image_portrait', {
          label: 'Picture for phones',
          alt: false,
          custom: { portraitOf: 'image' },
          help: 'Without one it is cut from the picture around its focal point.',
        }),
      ]
    : []),
];

const about = field.group('about', 'About', [
  field.text('title', { label: 'Heading' }),
  field.longText('description', { label: 'Text' }),
  field.picture('image', { label: 'Picture' }),
  field.rows(
    'blocks',
    [field.text('title', { label: 'Heading' }), field.longText('text', { max: 1_000 })],
    { label: 'Blocks beside it', row: 'Block', maxRows: 4 },
  ),
]);

const marquee = field.rows('marquee', [field.words('words', { help: 'Enter after each.' })], {
  label: 'Moving words',
  row: 'Row',
  maxRows: 2,
  custom: { plain: 'words' },
});

export const constructionHome = contentGlobal({
  slug: 'construction-home',
  label: 'Construction home page',
  group: 'Home pages',
  fields: [
    field.group('banner', 'Banner', pictured(true)),
    field.group(
      'elevation',
      'Figures beside the banner',
      [
        field.text('bay', { label: 'Width of a bay', max: 40 }),
        field.words('levels', { label: 'Levels, highest first', help: 'Press Enter after each.' }),
      ],
      'As in the elevation of a building.',
    ),
    about,
    marquee,
    field.rows(
      'buildings',
      [
        field.title({ label: 'Name' }),
        field.longText('text', { max: 1_000 }),
        field.facts(),
        field.picture('thumbnail', { label: 'Picture' }),
      ],
      { label: 'Kinds of buildings', row: 'Building', maxRows: 20 },
    ),
    field.group('film', 'Film', [
      ...pictured(false),
      field.text('youtube_logo', { label: 'Film', help: 'The id of a film on YouTube.' }),
    ]),
  ],
});

export const industrialHome = contentGlobal({
  slug: 'industrial-home',
  label: 'Industrial home page',
  group: 'Home pages',
  fields: [
    field.rows('slides', pictured(true), { row: 'Slide', maxRows: 10 }),
    about,
    marquee,
    field.words('subjects', {
      help: 'To choose from in the form for a consultation. Press Enter after each.',
    }),
  ],
});
