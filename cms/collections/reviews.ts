import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const reviews = contentCollection({
  slug: 'reviews',
  label: 'Review',
  plural: 'Reviews',
  group: 'Shop',
  useAsTitle: 'name',
  columns: ['name', 'rating', 'product'],
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      admin: { description: 'Without one the review stands under every product.' },
    },
    field.text('name', { required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          custom: { date: 'time' },
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        field.number('rating', { label: 'Stars', min: 0, limit: 5, required: true }),
      ],
    },
    field.longText('text', { required: true }),
    field.picture('image', { label: 'Picture' }),
  ],
});
