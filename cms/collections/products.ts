import * as field from '@/fields/fields';
import { documents } from '@/fields/offered-documents';
import { contentCollection } from './content-collection';

export const products = contentCollection({
  slug: 'products',
  label: 'Product',
  plural: 'Products',
  group: 'Shop',
  columns: ['title', 'sku', 'price', 'category'],
  help: 'The shop, the carousels and the gallery in the footer. Drag the rows into the order of the site.',
  fields: [
    field.title({ label: 'Name' }),
    field.picture('thumbnail', { label: 'Picture' }),
    {
      type: 'row',
      fields: [
        field.text('sku', { label: 'Part number' }),
        field.text('category', { help: 'Products with the same word stand together.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        field.price('price', { help: 'Without a price visitors ask for one.' }),
        field.price('discount_price', { label: 'Reduced price' }),
      ],
    },
    field.summary(),
    field.richText(),
    field.facts('specifications', { label: 'Specifications' }),
    documents,
    field.contactPerson,
    field.slug(),
    field.seo,
    field.changedOn,
  ],
});
