import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import { aboutParts } from '../../contract/records/page-parts';

export const aboutPage = contentGlobal({
  slug: 'about-page',
  label: 'About',
  group: 'Pages',
  fields: formOf(aboutParts, ['about', 'about_blocks', 'why', 'reasons', 'story']),
});
