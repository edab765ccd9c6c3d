import 'server-only';
import * as z from 'zod';
import { bytesOf } from '@/contract/cut';
import { MAX_SLUG_BYTES, slugOf } from '@/contract/slug';
import { contentHostFile, mediaPath } from '@/lib/content-host/media-path';
import { cleanText, wellFormed } from '@/lib/text/clean';
import { parsePrice } from '@/lib/text/price';
import { MarkupError, safeMarkup } from './html';
import { documentedAs } from './json-schema';
import { safeLink } from './links';
import { reasonOf, type Warn } from './warnings';

/*
 * The building blocks of the content schemas. They accept what hosts really send; `meta` and
 * `documentedAs` say in the OpenAPI document what they should send.
 */

/** A picture at the site's own path. */
export type Picture = {
  src: string;
  alt: string;
  /** The same subject for screens that are higher than wide. */
  portrait?: string;
};

/** A figure or property of the trade: `Weight`, `4.2 kg`. */
export type Fact = { name: string; value: string };

/** Numbers count as text; everything else, and blanks, as absent. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanText(value).trim() || undefined : undefined;
}

const optionalText = z.preprocess(toText, z.string().optional());

const optionalMarkup = z.preprocess(
  (value) => (typeof value === 'string' ? wellFormed(value).trim() || undefined : toText(value)),
  z.string().optional(),
);

export const text = optionalText.meta({
  id: 'Text',
  description: 'Plain text; it is escaped. Numbers count as text, blanks as nothing.',
  type: ['string', 'number', 'null'],
});

/** Text without which an item makes no sense. */
export const requiredText = z.preprocess(toText, z.string({ error: 'text is missing' })).meta({
  id: 'RequiredText',
  type: ['string', 'number'],
  pattern: '\\S',
});

export const id = z
  .union(
    [
      z.int().nonnegative(),
      z
        .string()
        .regex(/^\s*\d+\s*$/)
        .transform(Number)
        .pipe(z.int()),
    ],
    { error: 'no whole number' },
  )
  .meta({ id: 'Id', description: 'A whole number, also as text' });

/** Of an item without a page, or of another that it names; one that cannot be read counts as absent. */
export const optionalId = id.optional().catch(undefined);

export const number = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
    z.number().min(min).max(max),
  );

/** In the currency of the settings; undefined where it cannot be read. */
export const price = z
  .unknown()
  .optional()
  .transform(parsePrice)
  .meta({
    id: 'Price',
    description:
      'In the currency of the settings; thousands separators are fine, what cannot be read counts as no price',
    type: ['number', 'string', 'null'],
  });

/** The site's own path of a file. */
export const file = optionalText
  .transform((value) => value && mediaPath(value))
  .meta({
    id: 'File',
    description:
      'Path on this host, or an absolute URL on it or on an origin in `MEDIA_HOSTS`. Visitors get the file from the `/media/…` of the site.',
    type: ['string', 'null'],
  });

/** The URL on the content host of a file that visitors must not fetch themselves. */
export const lockedFile = (warn: Warn, isExpected = true) =>
  optionalText
    .transform((value) => {
      const url = value && contentHostFile(value);
      if (!url && (value || isExpected)) warn('no document on the content host');
      return url || undefined;
    })
    .meta({
      description: 'Path on this host, or an absolute URL on it. Its location is never published.',
      type: ['string', 'null'],
    });

/** Sanitized markup; undefined where that fails, as on markup nested too deep. */
export const html = (warn: Warn) =>
  optionalMarkup
    .transform((value) => {
      try {
        if (!value) return undefined;
        const { html, leftOut } = safeMarkup(value);
        if (leftOut) warn(`not shown of a text: ${leftOut}`);
        return html || undefined;
      } catch (error) {
        warn(
          `markup that cannot be made safe (${error instanceof MarkupError ? error.message : 'failed'})`,
        );
        return undefined;
      }
    })
    .meta({
      description:
        'Markup. Paragraphs, headings (h2 to h4), emphasis, lists, quotations, links, tables, figures with pictures, and code stay; of everything else the words stay.',
      type: ['string', 'null'],
    });

export const link = z
  .preprocess(
    (value) => {
      const href = toText(value);
      return href && safeLink(href);
    },
    z.string({ error: 'no link that can be followed' }),
  )
  .meta({ id: 'Link', pattern: '^(https?|mailto|tel):' });

const hasShortSegments = (path: string) =>
  path.split('/').every((segment) => bytesOf(segment) <= MAX_SLUG_BYTES);

const OWN_PATH = /^\/(?:[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)*)?$/u;

/** A path of the site: `/quality`, without query and fragment. */
export const ownPath = z
  .preprocess(
    toText,
    z
      .string()
      .normalize('NFC')
      .regex(OWN_PATH, 'no path of the site')
      .max(200)
      .toLowerCase()
      .refine(hasShortSegments, 'a part of the path is too long'),
  )
  .meta({ id: 'OwnPath' });

/** Where a menu or a button leads: into the site, with query and fragment, or elsewhere. */
export const href = z
  .preprocess(
    (value) => {
      const text = toText(value);
      return text && /^\/(?![/\\])[^\s\\]*$|^#[\w-]+$/.test(text) ? text : text && safeLink(text);
    },
    z.string({ error: 'no link that can be followed' }).max(2_000),
  )
  .meta({ id: 'Href', pattern: '^(/|#|https?:|mailto:|tel:)' });

/** The readable end of an item's path: `spur-gear`. Not a number, which is an id. */
export const slug = optionalText
  .transform((value) => value && slugOf(value))
  .meta({
    id: 'Slug',
    description:
      'Lower-case letters of any script, digits and hyphens, with a letter among them. Of two items with one slug the second has its number.',
    type: ['string', 'null'],
  });

export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .meta({ id: 'Flag', type: ['boolean', 'number', 'string', 'null'] });

/** A colour, a code or another short text of a fixed form; anything else counts as absent. */
export const textLike = (form: RegExp, description: string) =>
  optionalText
    .transform((value) => (value && form.test(value) ? value : undefined))
    .meta({ description, type: ['string', 'null'] });

export const colour = textLike(/^#[\da-f]{6}$/i, 'A colour: # and six hexadecimal digits');

/** What search engines and previews of links get instead of the item's own texts. */
export const seo = z
  .object({ title: optionalText, description: optionalText, image: file, noindex: flag })
  .meta({ id: 'Seo' })
  .nullish()
  .catch(undefined)
  .transform((found) => found ?? undefined);
export type Seo = NonNullable<z.infer<typeof seo>>;

/** Longer lists within an item are cut. */
const MAX_ENTRIES = 100;
const entriesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];

/** The valid entries of a list; what is no list counts as an empty one. */
export const validEntries = <T>(entry: z.ZodType<T>, warn: Warn) =>
  documentedAs(
    z
      .unknown()
      .optional()
      .transform((value): T[] => {
        const entries = entriesOf(value).map((each) => entry.safeParse(each));
        const more = Array.isArray(value) ? value.length - entries.length : 0;
        if (more > 0) warn(`${more} further entries`);
        const errors = entries.flatMap(({ error }) => error ?? []);
        if (errors[0])
          warn(`${errors.length} of ${entries.length} entries: ${reasonOf(errors[0])}`);
        return entries.flatMap(({ success, data }) => (success ? [data] : []));
      }),
    z.array(entry),
  );

export const fact = z.object({ name: requiredText, value: requiredText }).meta({ id: 'Fact' });

export const facts = (warn: Warn) => validEntries<Fact>(fact, warn);

/** One text, or a list of texts or of records with a title. */
export const texts = documentedAs(
  z
    .unknown()
    .optional()
    .transform((value): string[] =>
      (Array.isArray(value) ? entriesOf(value) : [value]).flatMap((entry: unknown) => {
        const isRecord = typeof entry === 'object' && entry !== null && 'title' in entry;
        return toText(isRecord ? entry.title : entry) ?? [];
      }),
    ),
  z.union([text, z.array(z.union([text, z.object({ title: text })]))]),
);

/** The regular expression for zones takes the square of the length. */
const MAX_DATE_LENGTH = 64;

/** A zone at the end of a time: `Z`, `UTC`, `+06:00`, `+0600`, `+06`. */
const ZONE = /(?<=:\d\d(?:\.\d+)?)\s*(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)?)$/i;

/** ISO 8601 that begins with the day that the host names; UTC where it names no zone. */
export const date = optionalText
  .transform((value) => {
    if (!value || value.length > MAX_DATE_LENGTH) return undefined;
    const [zone = '', hours, minutes = '00'] = ZONE.exec(value) ?? [];
    // Date.parse takes ` UTC` after `2026-11-05 00:30`, but not after `2026-11-05T00:30`.
    const local = value.slice(0, value.length - zone.length).replace(/^([\d-]+)T/, '$1 ');
    const time = Date.parse(`${local} UTC`);
    if (Number.isNaN(time)) return undefined;
    return new Date(time).toISOString().replace('Z', hours ? `${hours}:${minutes}` : 'Z');
  })
  .meta({
    id: 'Date',
    description: 'A date or date and time that JavaScript understands; without a zone it is UTC',
    type: ['string', 'null'],
    examples: ['2026-11-05', '2026-11-05T08:00:00Z'],
  });

/** An alternative text that repeats the title counts as none: the title stands beside the picture. */
export function picture(
  src: string | undefined,
  alt: string | undefined,
  title?: string,
  portrait?: string,
): Picture | undefined {
  return src
    ? { src, alt: alt && alt !== title ? alt : '', ...(portrait && { portrait }) }
    : undefined;
}
