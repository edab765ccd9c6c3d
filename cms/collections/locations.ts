import { formOf } from '@/fields/form-of';
import { locationRecord } from '../../contract/records/company';
import { contentCollection } from './content-collection';

export const locations = contentCollection({
  slug: 'locations',
  label: 'Location',
  plural: 'Locations',
  group: 'Company',
  columns: ['title', 'address'],
  help: 'Places on “Contact” and in the footer, instead of the offices of the settings.',
  fields: formOf(locationRecord, [
    'title',
    'address',
    'region',
    ['phone', 'email'],
    'opening_hours',
    ['latitude', 'longitude'],
  ]),
});
