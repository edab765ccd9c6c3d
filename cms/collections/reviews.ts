import type { Field } from 'payload';
import { formOf } from '@/fields/form-of';
import { idOf } from '@/publishing/to-content';
import { reviewRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

/** What is named, be it in the trash: without it the review would be one of every product. */
const namedProduct: Field = {
  name: 'product_id',
  type: 'number',
  virtual: true,
  custom: { internal: true },
  admin: { hidden: true },
  hooks: { afterRead: [({ siblingData }) => idOf(siblingData.product)] },
};

export const reviews = contentCollection({
  slug: 'reviews',
  label: 'Review',
  plural: 'Reviews',
  group: 'Shop',
  useAsTitle: 'name',
  columns: ['name', 'rating', 'product'],
  fields: formOf(reviewRecord, [
    'product',
    namedProduct,
    'name',
    ['date', 'rating'],
    'text',
    'image',
  ]),
});
