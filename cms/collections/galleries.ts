import type { CollectionSlug, Field, TextField } from 'payload';
import { formOf } from '@/fields/form-of';
import { galleryItemRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

/** Where the site shows pictures without a line of figures, the form has none; an import keeps it. */
const hidden = (field: TextField): Field => ({
  ...field,
  admin: { ...field.admin, hidden: true },
});

const gallery = (
  slug: CollectionSlug,
  label: string,
  plural: string,
  help: string,
  { figures = true } = {},
) =>
  contentCollection({
    slug,
    label,
    plural,
    group: 'Pictures',
    help,
    fields: formOf(
      galleryItemRecord,
      ['title', 'figures', 'text', 'thumbnail'],
      figures ? {} : { figures: hidden },
    ),
  });

/** Lists of pictures with a caption. */
export const galleries = [
  gallery(
    'case-studies',
    'Case study',
    'Case studies',
    'The slider of the construction home page.',
    { figures: false },
  ),
  gallery('customers', 'Picture', 'Customers', 'Customers on “About”.'),
  gallery('buyers', 'Picture', 'Buyers', 'Buyers on “About”.'),
  gallery(
    'excellence',
    'Picture',
    'Excellence',
    'The first three stand on the home page; all on “Sustainability”, if it has no gallery of its own.',
  ),
  gallery(
    'portfolio',
    'Picture',
    'Portfolio',
    'The first is the project that is told. One whose text names a client stands on “Clients”, too.',
  ),
  gallery('equipment', 'Machine', 'Equipment', 'Machines on “Equipment”.'),
  gallery('documents', 'Document', 'Documents', 'Certificates on “Certificate”.', {
    figures: false,
  }),
];
