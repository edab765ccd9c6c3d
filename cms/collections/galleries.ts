import type { CollectionSlug, Field } from 'payload';
import { formOf } from '@/fields/form-of';
import { galleryItemRecord } from '../../contract/records/catalogue';
import { contentCollection } from './content-collection';

/** What the site does not show of these pictures the form does not have; an import keeps it. */
const hidden = <F extends Field>(field: F): F => ({
  ...field,
  admin: { ...field.admin, hidden: true },
});

const gallery = (
  slug: CollectionSlug,
  label: string,
  plural: string,
  help: string,
  { tiles = true } = {},
) =>
  contentCollection({
    slug,
    label,
    plural,
    group: 'Pictures',
    help,
    fields: formOf(
      galleryItemRecord,
      ['title', 'figures', 'text', 'thumbnail', 'part'],
      tiles ? {} : { figures: hidden, part: hidden },
    ),
  });

/** Lists of pictures with a caption. */
export const galleries = [
  gallery(
    'case-studies',
    'Case study',
    'Case studies',
    'The slider of the construction home page.',
    { tiles: false },
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
    tiles: false,
  }),
];
