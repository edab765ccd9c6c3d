import type { Field } from 'payload';
import { fieldOf, formOf } from '@/fields/form-of';
import { serviceCardRecord, serviceRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

const otherPicture = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  custom: { internal: true },
  filterOptions: { mimeType: { contains: 'image' } },
  admin: { description },
});

const places: Field = {
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
};

export const services = contentCollection({
  slug: 'services',
  label: 'Service',
  plural: 'Services',
  group: 'Services',
  help: 'The first six stand in the slider and the grid of the home page.',
  fields: formOf(serviceRecord, [
    'title',
    'thumbnail',
    fieldOf(serviceCardRecord, 'thumbnail_portrait'),
    otherPicture(
      'slide_picture',
      'Picture of slider and grid',
      'Where slider and grid of the home page show another one.',
    ),
    otherPicture(
      'card_picture',
      'Picture of the carousel',
      'Where the carousel of the home page shows another one.',
    ),
    'short_description',
    'html',
    'images',
    'facts',
    '*',
    'documents',
    'contact',
    'slug',
    'seo',
    places,
  ]),
});
