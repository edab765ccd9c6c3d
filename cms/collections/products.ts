import { formOf } from '@/fields/form-of';
import { productRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

export const products = contentCollection({
  slug: 'products',
  label: 'Product',
  plural: 'Products',
  group: 'Shop',
  columns: ['title', 'sku', 'price', 'category'],
  help: 'The shop, the carousels and the gallery in the footer. Drag the rows into the order of the site.',
  fields: formOf(productRecord, [
    'title',
    'thumbnail',
    ['sku', 'category'],
    ['price', 'discount_price'],
    'short_description',
    'html',
    'specifications',
    '*',
    'documents',
    'contact',
    'slug',
    'seo',
  ]),
  // Left behind, they would be reviews of every product.
  beforeDelete: ({ id, req }) =>
    req.payload.update({
      collection: 'reviews',
      where: { product: { equals: id } },
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
      req,
    }),
});
