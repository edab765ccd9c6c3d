import type { Picture } from '@/lib/content/schemas/fields';

/** In the order of the groups in the results. */
export const kinds = ['product', 'service', 'document', 'article', 'question', 'page'] as const;

/** What a visitor can find. */
export type SearchDocument = {
  kind: (typeof kinds)[number];
  href: string;
  title: string;
  /** The part number of a product. */
  sku?: string;
  /** Shown below the title. */
  summary?: string;
  facts?: string;
  /** In another language: found for the grades and standards in them, and not shown. */
  otherFacts?: string;
  /** Of a file: `PDF`. */
  type?: string;
  text?: string;
  /** Shown beside it. */
  picture?: Picture;
};

/** The beginning of a long text says what it is about, and keeps the index small. */
export const TEXT_LENGTH = 400;

/** How a company writes. */
export type SearchLanguage = {
  /** BCP 47. */
  locale: string;
  /** Groups of words that mean the same: abbreviations of its trade. */
  meansTheSame: readonly (readonly string[])[];
};

/** The fields that are searched, and how much more it counts to be found there than in a text. */
export const FIELD_WEIGHTS = { sku: 8, title: 5, facts: 2, otherFacts: 2, summary: 1.5, text: 1 };
