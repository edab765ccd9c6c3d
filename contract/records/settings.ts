import * as z from 'zod';
import { DEFAULT_REGION, regionOf, type Region } from '../formats/region';
import { withMainLocale } from '../languages/site-languages';
import { fieldsFor, type Fields } from './fields';

const brandRecord = (f: Fields) =>
  z
    .object({
      accent: f.colour({ label: 'Colour of buttons', help: 'Such as #b3400f.' }),
      ground: f.colour({ label: 'Colour of dark areas' }),
      /** In CSS pixels. */
      logo_width: f.number({ label: 'Width of the logo', min: 40, max: 320 }),
      favicon: f.picture({ label: 'Icon of the browser' }),
      touch_icon: f.picture({ label: 'Icon of phones', help: 'PNG, 180 × 180 pixels.' }),
      card: f.picture({
        label: 'Picture of shared links',
        help: 'For pages without a picture of their own, about 1200 × 630 pixels.',
      }),
    })
    .meta({ id: 'Brand' });

const officeRecord = (f: Fields) =>
  z.object({
    title: f.line({ label: 'Name' }),
    address: f.lines({ required: true, max: 500, same: true }),
  });

/** Of the main language first; that has no path. */
const languageRecord = (f: Fields) =>
  z
    .object({
      locale: f.locale({
        label: 'Language and country',
        required: true,
        help: 'Such as de-AT.',
      }),
      name: f.line({
        label: 'Name',
        required: true,
        max: 40,
        help: 'In the language itself, such as Deutsch.',
      }),
      path: f.languagePath({
        label: 'Beginning of its addresses',
        help: 'Such as de for /de/about. Empty for the first language, whose addresses stay as they are.',
      }),
    })
    .meta({ id: 'Language' });

/** A site has no more, its main one among them. */
export const MOST_LANGUAGES = 12;

/** Of abbreviations of the trade, and of names that others have for the same. */
const sameWordsRecord = (f: Fields) =>
  z.object({
    words: f.words({
      label: 'Words',
      help: 'Enter after each, such as NDT, non-destructive testing.',
    }),
  });

const isAnythingKnown = (settings: object): boolean =>
  Object.values(settings).some((value) => (Array.isArray(value) ? value.length > 0 : value));

export const settingsRecord = (f: Fields) =>
  z
    .object({
      name: f.line({ label: 'Name of the company', same: true }),
      slogan: f.line({ help: 'What it makes, in one line: the title of the home page.' }),
      phone: f.phone(),
      email: f.email({ label: 'E-mail' }),
      address: f.lines({ max: 500, same: true }),
      logo: f.picture(),
      footer_logo: f.picture({ label: 'Logo of the footer' }),
      description: f.lines({ max: 500 }),
      copyright: f.line({ same: true }),
      offices: f.list(officeRecord(f), { label: 'Offices', row: 'Office', most: 30 }),
      currency: f.currency({ label: 'Currency', help: 'Three letters, such as EUR.' }),
      locale: f.locale({
        label: 'Language and country',
        help: 'Such as de-AT. Decides the words of the site, and how numbers and dates are written.',
      }),
      languages: f.list(languageRecord(f), {
        label: 'Languages of the site',
        row: 'Language',
        help: 'The main language first, which then counts in place of the one above. Without any the site has one language. Content in further languages lies in files.',
        most: MOST_LANGUAGES,
        same: true,
      }),
      brand: f.group(brandRecord(f), {
        label: 'Look',
        help: 'Without colours the site has its own.',
      }),
      search_terms: f.list(sameWordsRecord(f), {
        label: 'Words that mean the same',
        help: 'For the search: who looks for one of a group also finds the others.',
        row: 'Group',
        most: 200,
        own: true,
      }),
      hidden_pages: f.list(f.path({ required: true }), {
        label: 'Hidden pages',
        help: 'Paths such as /team-2, Enter after each: these pages answer “not found”, and nothing leads there.',
      }),
    })
    .refine(isAnythingKnown, 'nothing of the settings is known')
    .overwrite(withMainLocale)
    .meta({ id: 'SiteSettings' });

/** How the company of these settings writes, whatever else is wrong with them. */
export function readRegion(settings: unknown): Region {
  const fields = fieldsFor({ region: DEFAULT_REGION, leaveOut: () => undefined });
  return regionOf(settingsRecord(fields).safeParse(settings).data ?? {});
}

export const socialLinkRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name', same: true }),
      site_url: f.link({ label: 'Address', required: true }),
    })
    .meta({ id: 'SocialLink' });

const menuLinkRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name', required: true }),
      link: f.href({ label: 'Leads to', required: true }),
    })
    .meta({ id: 'MenuLink' });

/** It stands on every page. */
export const MOST_LINKS = 60;

/** One that is missing is the site's own, which an empty one is not. */
const menuField = (f: Fields, label: string, help?: string) =>
  f.listOrNothing(menuLinkRecord(f), { label, help, row: 'Link', most: MOST_LINKS });

export const menusRecord = (f: Fields) =>
  z
    .object({
      main: menuField(f, 'Main menu'),
      footer: menuField(f, 'Footer'),
      more: menuField(f, 'Further pages', 'In the last line of the footer.'),
      legal: menuField(f, 'Legal links', 'Beside them: imprint, terms, privacy.'),
    })
    .meta({ id: 'Menus' });
