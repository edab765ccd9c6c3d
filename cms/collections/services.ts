import * as field from '@/fields/fields';
import { documents } from '@/fields/offered-documents';
import { contentCollection } from './content-collection';

export const services = contentCollection({
  slug: 'services',
  label: 'Service',
  plural: 'Services',
  group: 'Services',
  help: 'The first six stand in the slider and the grid of the home page.',
  fields: [
    field.title({ label: 'Name' }),
    field.picture('thumbnail', { label: 'Picture' }),
    field.picture('thumbnail_portrait', {
      label: 'Picture for phones',
      alt: false,
      custom: { portraitOf: 'thumbnail' },
      help: 'Higher than wide. Without one it is cut from the picture around its focal point.',
    }),
    field.picture('slide_picture', {
      label: 'Picture of slider and grid',
      alt: false,
      custom: { internal: true },
      help: 'Where slider and grid of the home page show another one.',
    }),
    field.picture('card_picture', {
      label: 'Picture of the carousel',
      alt: false,
      custom: { internal: true },
      help: 'Where the carousel of the home page shows another one.',
    }),
    field.summary(),
    field.richText(),
    field.rows('images', [field.picture('path', { label: 'Picture', required: true })], {
      label: 'Further pictures',
      row: 'Picture',
    }),
    field.facts('facts', { label: 'Facts' }),
    documents,
    field.contactPerson,
    field.slug(),
    field.seo,
    {
      name: 'places',
      label: 'Where it shows',
      type: 'select',
      hasMany: true,
      defaultValue: ['services', 'servicecard', 'services-page'],
      options: [
        { value: 'services', label: 'Slider and grid of the home page' },
        { value: 'servicecard', label: 'Carousel of the home page' },
        { value: 'services-page', label: 'Page of its own' },
      ],
      custom: { internal: true },
    },
    field.changedOn,
  ],
});
