import type { Field } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import { describeRecord } from '../../contract/records/describe';
import { menusRecord } from '../../contract/records/settings';

const without: Field = {
  name: 'without',
  label: 'Show no links at all in',
  type: 'select',
  hasMany: true,
  options: describeRecord(menusRecord).map(({ name, label = name }) => ({ value: name, label })),
};

export const menus = contentGlobal({
  slug: 'menus',
  label: 'Menus',
  group: 'Pages',
  help: 'Without a menu here the site has its own.',
  fields: formOf(menusRecord, ['main', 'footer', 'more', 'legal', without]),
});
