import * as z from 'zod';
import { readDate } from '../formats/date';
import { ALT_LENGTH, LENGTH } from '../formats/lengths';
import { plainPartNumber } from '../formats/plain-signs';
import { quoted, textOf, type Reading } from '../formats/reading';
import type { Region } from '../formats/region';
import type { Fault } from './faults';
import { fieldsOfFormats, type FormatOf, type Formatted, type Shown } from './format-fields';
import { documentedAs } from './json-schema';
import { TEXT, TEXT_OR_NUMBER, type Field, type Options } from './options';
import { readerOf } from './reader';
import { readChoice, readFlag, readId, readNumberBetween, type Choice } from './values';

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

/** The fields that records consist of, for one reader. */
export function fieldsFor(reader: Reader) {
  const { region } = reader;
  const { field, list, listOrNothing, group, positions } = readerOf(reader.leaveOut);

  /** A host may send more; what people write keeps to what forms and pages have room for. */
  const readText =
    (max: number, plain = (text: string) => text): Read =>
    (value) => {
      const text = plain(textOf(value) ?? '');
      if (!text) return undefined;
      return reader.leaveOut || text.length <= max
        ? { value: text }
        : { fault: `${quoted(text)} has ${text.length} characters; there is room for ${max}.` };
    };
  /** What a host sends is shown, though it leads nowhere. */
  const shown: Shown =
    (read) =>
    (value, at): Reading<string> => {
      const found = read(value, at);
      if (!reader.leaveOut || found?.fault === undefined) return found;
      reader.leaveOut({ reason: 'no link made of a text', sentence: found.fault });
      return { value: textOf(value)! };
    };

  const written = (max: number, read: Read | undefined): Read =>
    read ? (value) => (textOf(value) === undefined ? undefined : read(value)) : readText(max);

  /** One text, or a list of texts or of records with a title. */
  const words = (options: Options = {}) => {
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
    (format: 'text' | 'lines' | 'part-number', room: number, plain?: (text: string) => string) =>
    <const O extends Sized>(options: O = {} as O): Field<string, O> => {
      const { max = room, required } = options;
      const json = { type: TEXT_OR_NUMBER, maxLength: max, ...(required && { pattern: '\\S' }) };
      return field(readText(max, plain), options, { format, ...json });
    };

  /** Of a fixed form. */
  const formatted: Formatted =
    <T>(...[read, format, json]: FormatOf<T>) =>
    <const O extends Options>(options: O = {} as O): Field<T, O> =>
      field((value) => read(value, region), options, { format, type: TEXT, ...json }, { read });

  return {
    leaveOut: reader.leaveOut,
    line: sized('text', LENGTH.line),
    lines: sized('lines', LENGTH.lines),
    partNumber: sized('part-number', LENGTH.line, plainPartNumber),
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
    ...fieldsOfFormats(formatted, shown),
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
    words,
  };
}
