import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

/** As it is stored, or with the product in its place. */
const idOf = (product: unknown): unknown =>
  typeof product === 'object' && product !== null ? (product as { id: number }).id : product;

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
      admin: {
        description:
          'Without one the review stands under every product, and its stars count for each of them.',
      },
    },
    {
      // What is named, be it in the trash: without it the review would be one of every product.
      name: 'product_id',
      type: 'number',
      virtual: true,
      custom: { internal: true },
      admin: { hidden: true },
      hooks: { afterRead: [({ siblingData }) => idOf(siblingData.product)] },
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
