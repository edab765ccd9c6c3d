import type { Field, PayloadRequest } from 'payload';
import { text } from 'payload/shared';
import { contentGlobal } from '@/collections/content-collection';
import { LANGUAGE_LENGTH, readCurrency, readLocale } from '../../contract/formats/language';
import { byFormat, checked } from '@/fields/checked';
import * as field from '@/fields/fields';

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
  fields: [
    field.text('name', { label: 'Name of the company' }),
    field.text('slogan', { help: 'What it makes, in one line: the title of the home page.' }),
    field.longText('description', { max: 500 }),
    { type: 'row', fields: [field.text('phone', { max: 40 }), field.email('email')] },
    field.longText('address', { max: 500 }),
    {
      type: 'row',
      fields: [
        field.picture('logo', { alt: false }),
        field.picture('footer_logo', { label: 'Logo of the footer', alt: false }),
      ],
    },
    field.text('copyright'),
    field.group(
      'brand',
      'Look',
      [
        {
          type: 'row',
          fields: [
            field.colour('accent', { label: 'Colour of buttons', help: 'Such as #b3400f.' }),
            field.colour('ground', { label: 'Colour of dark areas' }),
            field.number('logo_width', { label: 'Width of the logo', min: 40, limit: 320 }),
          ],
        },
        {
          type: 'row',
          fields: [
            field.picture('favicon', { label: 'Icon of the browser', alt: false }),
            field.picture('touch_icon', {
              label: 'Icon of phones',
              alt: false,
              help: 'PNG, 180 × 180 pixels.',
            }),
            field.picture('card', {
              label: 'Picture of shared links',
              alt: false,
              help: 'For pages without a picture of their own, about 1200 × 630 pixels.',
            }),
          ],
        },
      ],
      'Without colours the site has its own.',
    ),
    {
      type: 'row',
      fields: [
        {
          ...field.text('currency', { max: 3, help: 'Three letters, such as EUR.' }),
          validate: checked(byFormat(readCurrency)),
        },
        {
          ...field.text('locale', {
            label: 'Numbers and dates as in',
            max: LANGUAGE_LENGTH,
            help: 'A language and a country, such as de-AT.',
          }),
          validate: checked(byFormat(readLocale)),
        },
      ],
    },
    field.rows(
      'offices',
      [
        field.text('title', { label: 'Name' }),
        field.longText('address', { required: true, max: 500 }),
      ],
      { row: 'Office', maxRows: 30 },
    ),
    {
      ...field.words('hidden_pages', {
        label: 'Hidden pages',
        help: 'Paths such as /team-2, Enter after each: these pages answer “not found”, and nothing leads there.',
      }),
      validate: canBeHidden,
    } as Field,
  ],
});
