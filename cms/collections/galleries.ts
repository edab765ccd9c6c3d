import type { CollectionSlug } from 'payload';
import { formOf } from '@/fields/form-of';
import { galleryItemRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

const gallery = (slug: CollectionSlug, label: string, plural: string, help: string) =>
  contentCollection({
    slug,
    label,
    plural,
    group: 'Pictures',
    help,
    fields: formOf(galleryItemRecord, ['title', 'figures', 'text', 'thumbnail']),
  });

/** Lists of pictures with a caption. */
export const galleries = [
  gallery(
    'case-studies',
    'Case study',
    'Case studies',
    'The slider of the construction home page.',
  ),
  gallery('customers', 'Picture', 'Customers', 'Customers on “About”.'),
  gallery('buyers', 'Picture', 'Buyers', 'Buyers on “About”.'),
  gallery(
    'excellence',
    'Picture',
    'Excellence',
    'The first three stand on the home page; all on “Sustainability”, if it has no gallery of its own.',
  ),
  gallery('portfolio', 'Picture', 'Portfolio', 'The first is the project that is told.'),
  gallery('equipment', 'Machine', 'Equipment', 'Machines on “Manufacture” and behind products.'),
  gallery('documents', 'Document', 'Documents', 'Certificates on “Certificate”.'),
];
