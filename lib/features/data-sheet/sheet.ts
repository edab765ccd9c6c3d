import type { Fact } from '@/lib/content/schemas/fields';

/** What a data sheet says; all of it is text of `drawable`. */
export type Sheet = {
  title: string;
  /** Of the file, as readers show it. */
  documentTitle: string;
  company: string;
  /** `Data sheet`, in the language of the company. */
  kind: string;
  sku?: string;
  category?: string;
  summary?: string;
  /** `Specification` */
  factsHeading: string;
  facts: Fact[];
  phone?: string;
  email?: string;
  /** The page of the product. */
  url: string;
  /** Of the content, as ISO 8601 and as people write it. */
  date?: { iso: string; text: string };
  /** Readable on white. */
  accent: string;
  /** BCP 47 */
  locale?: string;
};
