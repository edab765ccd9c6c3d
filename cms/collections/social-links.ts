import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const socialLinks = contentCollection({
  slug: 'social-links',
  label: 'Social link',
  plural: 'Social links',
  group: 'Company',
  columns: ['title', 'site_url'],
  help: 'The first four are shown.',
  fields: [
    field.title({ label: 'Name', required: false }),
    field.link('site_url', { label: 'Address', required: true }),
  ],
});
