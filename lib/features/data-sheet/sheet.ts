import type { Fact } from '@/lib/content/fields';
import type { Language } from '@/words/languages';
import type { Plural } from '@/words/messages';

/** What one page says; all of it is text that the typeface can write. */
export type Sheet = {
  words: {
    language: Language;
    /** What it is, such as “Data sheet”. */
    kind: string;
    /** Of the file, for readers that show it. */
    fileTitle: string;
    specification: string;
    /** Of the facts that found no place. */
    further: Plural<'count' | 'address'>;
  };
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
