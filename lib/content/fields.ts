import 'server-only';
import { z } from 'zod';
import { parsePrice } from '@/lib/text/price';
import { mediaAddress } from '@/lib/media/address';
import { sanitizeHtml } from './html';
import { noteLeftOut, reasonOf } from './left-out';
import { safeLink } from './links';

/** A picture at our own address, with the words and the colour that stand for it. */
export type Picture = {
  src: string;
  alt: string;
  /** The same subject for screens that are higher than wide, where the host has it. */
  portrait?: string;
  /** `#rrggbb`, the mean of a photo's pixels: shows until the photo is there. */
  colour?: string;
};

/** A figure or property of the trade: `Weight`, `4.2 kg`. */
export type Fact = { name: string; value: string };

/** Plain text; numbers count as text, everything else (also blanks) as absent. */
export const text = z.preprocess((value) => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.trim();
}, z.string().optional());

/** Text without which an item makes no sense. */
export const requiredText = text.pipe(z.string({ error: 'text is missing' }));

/** A number or a numeric string; whole and not negative. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.number().int().nonnegative(),
);

/** In dollars; undefined where the host gives none that can be read. */
export const price = z.unknown().optional().transform(parsePrice);

/** Our own address of a file of the host. */
export const file = text.transform((value) => value && mediaAddress(value));

/** Sanitised markup; none where it cannot be made safe, as where it is nested too deep. */
export const html = text.transform((value) => {
  try {
    return value && sanitizeHtml(value);
  } catch (error) {
    noteLeftOut(`markup that cannot be made safe: ${String(error)}`);
    return undefined;
  }
});

/** Followed only for http, https, mailto and tel. */
export const link = text.transform((value) => value && safeLink(value));

/** The entries of a list that have a shape; the others are left out, and so is what is no list. */
export const usable = <T>(entry: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((value): T[] => {
      const entries = (Array.isArray(value) ? value : []).map((each) => entry.safeParse(each));
      const faults = entries.flatMap(({ error }) => error ?? []);
      if (faults[0]) {
        noteLeftOut(`${faults.length} of ${entries.length} entries: ${reasonOf(faults[0])}`);
      }
      return entries.flatMap(({ success, data }) => (success ? [data] : []));
    });

/** Name and value pairs. */
export const facts = usable<Fact>(z.object({ name: requiredText, value: requiredText }));

/** Texts of a list, or one text alone. */
export const texts = z
  .unknown()
  .optional()
  .transform((value): string[] =>
    (Array.isArray(value) ? value : [value]).flatMap((entry) => {
      const parsed = text.safeParse(
        typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : entry,
      );
      return parsed.success && parsed.data ? [parsed.data] : [];
    }),
  );

/** No date is longer, and to look for a zone takes the square of the length. */
const LONGEST_DATE = 64;

/** Where in the world a time is, behind it: `Z`, `UTC`, `+06:00`, `+0600`, `+06`. */
const ZONE = /(?<=:\d\d(?:\.\d+)?)\s*(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)?)$/i;

/**
 * A moment in ISO 8601 that begins with the day that the host names; UTC where the host names no
 * zone; undefined where its text is no date.
 */
export const date = text.transform((value) => {
  if (!value || value.length > LONGEST_DATE) return undefined;
  const [zone = '', hours, minutes = '00'] = ZONE.exec(value) ?? [];
  // With a blank in the place of ISO's T, since otherwise ` UTC` may not follow.
  const local = value.slice(0, value.length - zone.length).replace(/^([\d-]+)T/, '$1 ');
  const time = Date.parse(`${local} UTC`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().replace('Z', hours ? `${hours}:${minutes}` : 'Z');
});

/** Puts address and alternative text together; the item's own title stands in for a missing alt. */
export function picture(
  src: string | undefined,
  alt: string | undefined,
  title?: string,
  portrait?: string,
): Picture | undefined {
  return src ? { src, alt: alt ?? title ?? '', ...(portrait && { portrait }) } : undefined;
}
