import type * as z from 'zod';
import type { Fields } from '@/contract/records/fields';
import type { factRecord, seoRecord } from '@/contract/records/shared';

type RecordOf<Schema extends (f: Fields) => z.ZodType> = z.infer<ReturnType<Schema>>;

/** A figure or property of the trade: `Weight`, `4.2 kg`. */
export type Fact = RecordOf<typeof factRecord> & {
  /** Of a product, if it is the value of a field: `lead_time`. Visitors read its name in `words/`. */
  field?: string;
  /** Where that is not the page's: of name and value, or of the name alone where the value is that of a field. */
  lang?: string;
};

/** Whether all of it is in the language of the page, but perhaps the name of a field. */
export const isOwnFact = ({ lang, field }: Fact): boolean => !lang || field !== undefined;

/** What search engines and previews of links get instead of the item's own texts. */
export type Seo = RecordOf<typeof seoRecord>;

/** A picture at the site's own path. */
export type Picture = {
  src: string;
  alt: string;
  /** Of the alternative text, where that is not the page's. */
  lang?: string;
  /** The same subject for screens that are higher than wide. */
  portrait?: string;
};

type Beside = {
  title?: string;
  portrait?: string;
  /** Of the alternative text, where that is not the page's. */
  lang?: string;
};

/** An alternative text that repeats the title counts as none: the title stands beside the picture. */
export function picture(
  src: string | undefined,
  alt: string | undefined,
  { title, portrait, lang }: Beside = {},
): Picture | undefined {
  if (!src) return undefined;
  const said = alt && alt !== title ? alt : '';
  return { src, alt: said, ...(said && lang && { lang }), ...(portrait && { portrait }) };
}

/**
 * The entries of a list within a record, which is in one language as a whole.
 * @param lang where that is not the page's
 */
export const entriesIn = <T extends object>(
  entries: readonly T[],
  lang: string | undefined,
): (T & { lang?: string })[] => entries.map((entry) => (lang ? { ...entry, lang } : entry));
