import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import { constructionHomeRecord, industrialHomeRecord } from '../../contract/records/homes';

export const constructionHome = contentGlobal({
  slug: 'construction-home',
  label: 'Construction home page',
  group: 'Home pages',
  fields: formOf(constructionHomeRecord, [
    'banner',
    'elevation',
    'about',
    'marquee',
    'buildings',
    'film',
  ]),
});

export const industrialHome = contentGlobal({
  slug: 'industrial-home',
  label: 'Industrial home page',
  group: 'Home pages',
  fields: formOf(industrialHomeRecord, ['slides', 'about', 'marquee', 'subjects']),
});
