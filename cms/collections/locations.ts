import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const locations = contentCollection({
  slug: 'locations',
  label: 'Location',
  plural: 'Locations',
  group: 'Company',
  columns: ['title', 'address'],
  help: 'Places on “Contact” and in the footer, instead of the offices of the settings.',
  fields: [
    field.title({ label: 'Name', required: false }),
    field.longText('address', { required: true, max: 500 }),
    field.text('region'),
    { type: 'row', fields: [field.text('phone', { max: 40 }), field.email('email')] },
    field.words('opening_hours', {
      label: 'Opening hours',
      help: 'One line each: Mo-Fr 7:30-16:30',
    }),
    {
      type: 'row',
      fields: [
        field.number('latitude', { min: -90, limit: 90 }),
        field.number('longitude', { min: -180, limit: 180 }),
      ],
    },
  ],
});
