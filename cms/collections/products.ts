import * as field from '@/fields/fields';
import { price } from '@/fields/price';
import { documents } from '@/fields/offered-documents';
import { unique } from '@/fields/unique';
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
        unique(field.text('sku', { label: 'Part number' }), 'part number'),
        field.text('category', { help: 'Products with the same word stand together.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        price('price', { help: 'Without a price visitors ask for one.' }),
        price('discount_price', { label: 'Reduced price' }),
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
  // Left behind, they would be reviews of every product.
  beforeDelete: ({ id, req }) =>
    req.payload.update({
      collection: 'reviews' as never,
      where: { product: { equals: id } },
      data: { deletedAt: new Date().toISOString() } as never,
      overrideAccess: true,
      req,
    }),
});
