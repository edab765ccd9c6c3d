import { formOf } from '@/fields/form-of';
import { socialLinkRecord } from '../../contract/records/settings';
import { contentCollection } from './content-collection';

export const socialLinks = contentCollection({
  slug: 'social-links',
  label: 'Social link',
  plural: 'Social links',
  group: 'Company',
  columns: ['title', 'site_url'],
  help: 'The first four are shown.',
  fields: formOf(socialLinkRecord, ['title', 'site_url']),
});
