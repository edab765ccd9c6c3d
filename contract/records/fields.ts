import * as z from 'zod';
import { readColour } from '../formats/colour';
import { COUNTRY_LENGTH, readCountry } from '../formats/country';
import { readDate } from '../formats/date';
import { readEmail } from '../formats/email';
import { LANGUAGE_LENGTH, readCurrency, readLanguage, readLocale } from '../formats/language';
import { ALT_LENGTH, EMAIL_LENGTH, LENGTH, PHONE_LENGTH } from '../formats/lengths';
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
import { quoted, textOf, type Reading } from '../formats/reading';
import type { Region } from '../formats/region';
import { readSlug, SLUG_LENGTH } from '../formats/slug';
import { readTariffNumber, TARIFF_NUMBER_LENGTH } from '../formats/tariff-number';
import { documentedAs } from './json-schema';
import { readerOf, type Fault, type Field, type Format, type Options } from './reader';
import {
  readChoice,
  readFlag,
  readId,
  readNumberBetween,
  readQuantityText,
  type Choice,
} from './values';

type Read<T = string> = (value: unknown) => Reading<T>;

/** Who reads records, and what becomes of what cannot be read. */
export type Reader = {
  region: Region;
  /** Takes what is left out; without it a fault refuses the record. */
  leaveOut?: (fault: Fault) => void;
  /** What the reader makes of files and of markup; without it they stay as they are written. */
  file?: Read;
  lockedFile?: Read;
  html?: Read;
};

export type Fields = ReturnType<typeof fieldsFor>;

const MOST_WORDS = 100;
const FILE =
  'Path on this host, or an absolute URL on it or on an origin in `MEDIA_HOSTS`. Visitors get the file from the `/media/…` of the site.';
const TEXT = ['string', 'null'];
const TEXT_OR_NUMBER = ['string', 'number', 'null'];

/** The fields that records consist of, for one reader. */
export function fieldsFor(reader: Reader) {
  const { region } = reader;
  const { field, list, listOrNothing, group, positions } = readerOf(reader.leaveOut);

  /** A host may send more; what people write keeps to what forms and pages have room for. */
  const readText =
    (max: number): Read =>
    (value) => {
      const text = textOf(value);
      if (text === undefined) return undefined;
      return reader.leaveOut || text.length <= max
        ? { value: text }
        : { fault: `${quoted(text)} has ${text.length} characters; there is room for ${max}.` };
    };
  /** What a host sends is shown, though it leads nowhere. */
  const shown =
    (read: (value: unknown, region: Region) => Reading<string>) =>
    (value: unknown, at: Region): Reading<string> => {
      const found = read(value, at);
      if (!reader.leaveOut || found?.fault === undefined) return found;
      reader.leaveOut({ reason: 'no link made of a text', sentence: found.fault });
      return { value: textOf(value)! };
    };

  const written = (max: number, read: Read | undefined): Read =>
    read ? (value) => (textOf(value) === undefined ? undefined : read(value)) : readText(max);

  const words = (options: Options) => {
    const schema = field(
      (value): Reading<string[]> => ({
        value: (Array.isArray(value) ? value.slice(0, MOST_WORDS) : [value]).flatMap(
          (entry: unknown) => {
            const isRecord = typeof entry === 'object' && entry !== null && 'title' in entry;
            return textOf(isRecord ? entry.title : entry) ?? [];
          },
        ),
      }),
      options,
      { format: 'words' },
    );
    const text = z.union([z.string(), z.number(), z.null()]);
    return documentedAs(
      schema as unknown as z.ZodType<string[]>,
      z.union([text, z.array(z.union([text, z.object({ title: text })]))]),
    );
  };

  type Sized = Options & { max?: number };
  const sized =
    (format: 'text' | 'lines', room: number) =>
    <const O extends Sized>(options: O = {} as O): Field<string, O> => {
      const { max = room, required } = options;
      const json = { type: TEXT_OR_NUMBER, maxLength: max, ...(required && { pattern: '\\S' }) };
      return field(readText(max), options, { format, ...json });
    };

  /** Of a fixed form. */
  const formatted =
    <T>(
      read: (value: unknown, region: Region) => Reading<T>,
      format: string,
      json: Omit<Format, 'format'> = {},
    ) =>
    <const O extends Options>(options: O = {} as O): Field<T, O> =>
      field((value) => read(value, region), options, { format, type: TEXT, ...json }, { read });

  return {
    line: sized('text', LENGTH.line),
    lines: sized('lines', LENGTH.lines),
    list,
    listOrNothing,
    positions,
    group,
    html: <const O extends Options>(options: O = {} as O): Field<string, O> =>
      field(written(LENGTH.html, reader.html), { label: 'Text', ...options } as O, {
        format: 'html',
        type: TEXT,
        description:
          'Markup. Paragraphs, headings (h2 to h4), emphasis, lists, quotations, links, tables, figures with pictures, and code stay; of everything else the words stay.',
      }),
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
    id: <const O extends Options>(options: O = {} as O): Field<number, O> =>
      field(readId, options, {
        format: 'id',
        type: ['integer', 'string', 'null'],
        pattern: '^\\s*\\d+\\s*$',
        description: 'A whole number, also as text',
      }),
    /** The number of an item in another list. */
    reference: (collection: string, options: Options = {}): Field<number> =>
      field(
        readId,
        options,
        { format: 'reference', type: ['integer', 'string', 'null'] },
        { collection },
      ),
    number: <const O extends Options & { min: number; max: number }>(
      options: O,
    ): Field<number, O> =>
      field(readNumberBetween(options.min, options.max), options, {
        format: 'number',
        type: ['number', 'string', 'null'],
        minimum: options.min,
        maximum: options.max,
      }),
    flag: (options: Options = {}) =>
      field(readFlag, options, {
        format: 'flag',
        type: ['boolean', 'number', 'string', 'null'],
      }).transform(Boolean),
    choice: <const C extends readonly Choice[], const O extends Options>(
      choices: C,
      options: O = {} as O,
    ): Field<C[number]['value'], O> =>
      field(
        readChoice<C>(choices),
        options,
        { format: 'choice', enum: choices.map(({ value }) => value) },
        { choices },
      ),
    /** A file that visitors may fetch. @param size the field with its size in bytes */
    file: <const O extends Options & { size?: string }>(options: O = {} as O): Field<string, O> =>
      field(
        written(LENGTH.file, reader.file),
        options,
        { format: 'file', type: TEXT, description: FILE },
        { size: options.size },
      ),
    /** @param alt the field with its alternative text */
    picture: <const O extends Options & { alt?: string; portraitOf?: string }>(
      options: O = {} as O,
    ): Field<string, O> =>
      field(
        written(LENGTH.file, reader.file),
        options,
        { format: 'picture', type: TEXT, description: FILE },
        {
          alt: options.alt,
          portraitOf: options.portraitOf,
        },
      ),
    /** What a picture shows, for those who do not see it. */
    alt: (): Field<string> => field(readText(ALT_LENGTH), {}, { format: 'alt', type: TEXT }),
    /** In bytes. */
    size: (): Field<number> =>
      field(
        readNumberBetween(0, Number.MAX_SAFE_INTEGER),
        {},
        { format: 'size', type: ['number', 'string', 'null'] },
      ),
    /** When somebody last changed the record, for search engines; nobody fills it in. */
    changed: (): Field<string> =>
      field((value) => readDate(value, region), {}, { format: 'changed', type: TEXT }),
    /** A file that visitors get with a code alone: no reader gives it an address. */
    lockedFile: (options: Options = {}): Field<string> =>
      field(written(LENGTH.file, reader.lockedFile), options, {
        format: 'locked-file',
        type: TEXT,
        description:
          'Path on this host, or an absolute URL on it. Its location is never published.',
      }),
    /** One text, or a list of texts or of records with a title. */
    words: (options: Options = {}) => words(options),
  };
}
