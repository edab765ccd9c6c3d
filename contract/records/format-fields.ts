import { readColour } from '../formats/colour';
import { COUNTRY_LENGTH, readCountry } from '../formats/country';
import { readDate } from '../formats/date';
import { readEmail } from '../formats/email';
import {
  LANGUAGE_LENGTH,
  LANGUAGE_PATH_LENGTH,
  readCurrency,
  readLanguage,
  readLanguagePath,
  readLocale,
} from '../formats/language';
import { EMAIL_LENGTH, PHONE_LENGTH } from '../formats/lengths';
import {
  FOLLOWED_SCHEMES,
  LINK_LENGTH,
  PATH_LENGTH,
  readHref,
  readLink,
  readPath,
} from '../formats/link';
import { readPhone } from '../formats/phone';
import { PRICE_LENGTH, readPrice } from '../formats/price';
import { QUANTITY_LENGTH } from '../formats/quantity';
import type { Reading } from '../formats/reading';
import type { Region } from '../formats/region';
import { readSlug, SLUG_LENGTH } from '../formats/slug';
import { readTariffNumber, TARIFF_NUMBER_LENGTH } from '../formats/tariff-number';
import { TEXT_OR_NUMBER, type Field, type Format, type Options } from './options';
import { readQuantityText } from './values';

type Read<T> = (value: unknown, region: Region) => Reading<T>;

/** @property json how it is documented; a text where that says nothing of its type */
export type FormatOf<T> = [read: Read<T>, format: string, json?: Omit<Format, 'format'>];

/** Makes the field of a format. */
export type Formatted = <T>(
  ...format: FormatOf<T>
) => <const O extends Options>(options?: O) => Field<T, O>;

/** Keeps the words of what a host sends, and cannot be read. */
export type Shown = (read: Read<string>) => Read<string>;

/** The fields that are written as one text of a fixed form. */
export const fieldsOfFormats = (formatted: Formatted, shown: Shown) => ({
  price: formatted(readPrice, 'price', {
    type: TEXT_OR_NUMBER,
    description:
      'A number, or a text as the locale of the settings writes it, in their currency; what is not certain counts as no price',
    maxLength: PRICE_LENGTH,
  }),
  date: formatted(readDate, 'date', {
    description:
      'ISO 8601, with the name of a month, or in digits as the locale of the settings writes them; without a zone it is UTC',
    examples: ['2026-11-05', '2026-11-05T08:00:00Z'],
  }),
  slug: formatted(readSlug, 'slug', {
    description:
      'The end of the page’s address: small letters, digits and hyphens, with a letter among them. Without one it is the number.',
    maxLength: SLUG_LENGTH,
  }),
  link: formatted(readLink, 'link', {
    pattern: `^(${FOLLOWED_SCHEMES.join('|')}):`,
    maxLength: LINK_LENGTH,
  }),
  href: formatted(readHref, 'href', {
    description: 'A path of the site, or a link elsewhere',
    pattern: `^(/|#|(${FOLLOWED_SCHEMES.join('|')}):)`,
    maxLength: LINK_LENGTH,
  }),
  path: formatted(readPath, 'path', { maxLength: PATH_LENGTH }),
  email: formatted(shown(readEmail), 'email', { maxLength: EMAIL_LENGTH }),
  phone: formatted(
    shown((value, at) => {
      const phone = readPhone(value, at);
      return !phone || phone.fault !== undefined ? phone : { value: phone.value.text };
    }),
    'phone',
    { maxLength: PHONE_LENGTH },
  ),
  colour: formatted(readColour, 'colour', {
    description: 'A colour: # and six hexadecimal digits',
    maxLength: 7,
  }),
  language: formatted(readLanguage, 'language', {
    description: 'BCP 47, like de-AT',
    maxLength: LANGUAGE_LENGTH,
  }),
  locale: formatted(readLocale, 'locale', {
    description: 'BCP 47, like de-AT',
    maxLength: LANGUAGE_LENGTH,
  }),
  languagePath: formatted(readLanguagePath, 'language-path', {
    description: 'Two to twelve small letters, digits and hyphens',
    maxLength: LANGUAGE_PATH_LENGTH,
  }),
  currency: formatted(readCurrency, 'currency', {
    description: 'ISO 4217, like EUR',
    maxLength: 3,
  }),
  quantity: formatted(readQuantityText, 'quantity', {
    description: 'A number as the locale of the settings writes it, and its unit: `1.5 kg`',
    type: TEXT_OR_NUMBER,
    maxLength: QUANTITY_LENGTH,
  }),
  country: formatted(readCountry, 'country', {
    description: 'ISO 3166-1, like DE, or the name of the country',
    maxLength: COUNTRY_LENGTH,
  }),
  tariffNumber: formatted(readTariffNumber, 'tariff-number', {
    description: '6 to 14 digits of the Harmonised System',
    type: TEXT_OR_NUMBER,
    maxLength: TARIFF_NUMBER_LENGTH,
  }),
});
