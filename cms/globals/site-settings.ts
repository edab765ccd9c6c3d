import type { Field, PayloadRequest } from 'payload';
import { text } from 'payload/shared';
import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import { settingsRecord } from '../../contract/records/settings';

/** The site shows these always. */
const SHOWN = ['/', '/contact', '/privacy', '/error'];

function canBeHidden(value: unknown, options: { req: PayloadRequest }): true | string {
  const own = text(value as never, options as never) as string | true;
  if (own !== true) return own;
  // The site leaves out what it does not know; a file of the content folder is taken as it is.
  if (options.req.context?.seeding) return true;
  const paths = ((value as string[] | null | undefined) ?? []).map((path) => path.trim());
  const wrong = paths.find((path) => !/^\/[\w/-]*$/.test(path));
  if (wrong !== undefined) return `“${wrong}” is no path; one begins with /, such as /team-2.`;
  const shown = paths.find((path) => SHOWN.includes(path));
  return shown === undefined || `The site always shows ${shown}.`;
}

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
      'offices',
      'hidden_pages',
    ],
    { hidden_pages: (field: Field) => ({ ...field, validate: canBeHidden }) as Field },
  ),
});
