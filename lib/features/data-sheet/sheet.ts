import type { Fact } from '@/lib/content/fields';

/** What one page says; all of it is text that the typeface can write. */
export type Sheet = {
  title: string;
  company: string;
  sku?: string;
  category?: string;
  summary?: string;
  facts: Fact[];
  phone?: string;
  email?: string;
  /** The page of the product. */
  url: string;
  /** Of the content, as ISO 8601 and as people write it. */
  date?: { iso: string; text: string };
  /** Readable on white. */
  accent: string;
};
