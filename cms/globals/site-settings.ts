import type { TextField, TextFieldManyValidation } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import { readPath } from '../../contract/formats/link';
import { DEFAULT_REGION } from '../../contract/formats/region';
import { settingsRecord } from '../../contract/records/settings';

const MOST = 50;

/** The site shows these always. */
const SHOWN = ['/', '/contact', '/privacy', '/error'];

const canBeHidden: TextFieldManyValidation = (value, options) => {
  // The site leaves out what it does not know; a file of the content folder is taken as it is.
  if (options.req.context?.seeding) return true;
  const paths = (value ?? []).map((path) => readPath(path, DEFAULT_REGION));
  if (paths.length > MOST) return `There is room for ${MOST} pages.`;
  const fault = paths.find((path) => path?.fault)?.fault;
  if (fault !== undefined) return fault;
  const shown = paths.find((path) => path?.value && SHOWN.includes(path.value))?.value;
  return shown === undefined || `The site always shows ${shown}.`;
};

export const siteSettings = contentGlobal({
  slug: 'site-settings',
  label: 'Settings',
  group: 'Company',
  help: 'On every page.',
  fields: formOf(
    settingsRecord,
    [
      'name',
      'slogan',
      'description',
      ['phone', 'email'],
      'address',
      ['logo', 'footer_logo'],
      'copyright',
      'brand',
      ['currency', 'locale'],
      'languages',
      'offices',
      'search_terms',
      'hidden_pages',
    ],
    { hidden_pages: (field: TextField) => ({ ...field, hasMany: true, validate: canBeHidden }) },
  ),
});
