import type * as z from 'zod';
import type { Fields } from '@/contract/records/fields';
import type { factRecord, seoRecord } from '@/contract/records/shared';

type RecordOf<Schema extends (f: Fields) => z.ZodType> = z.infer<ReturnType<Schema>>;

/** A figure or property of the trade: `Weight`, `4.2 kg`. */
export type Fact = RecordOf<typeof factRecord> & {
  /** Of a product, if it is the value of a field: `lead_time`. Visitors read its name in `words/`. */
  field?: string;
  /** Of the name, where that is not in the company's language. */
  lang?: string;
};

/** What search engines and previews of links get instead of the item's own texts. */
export type Seo = RecordOf<typeof seoRecord>;

/** A picture at the site's own path. */
export type Picture = {
  src: string;
  alt: string;
  /** The same subject for screens that are higher than wide. */
  portrait?: string;
};

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
