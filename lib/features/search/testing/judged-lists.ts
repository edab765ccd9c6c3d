import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../search-document';

/** What buyers type, and what they expect; of each language a maker of parts. */
type Judged = {
  locale: string;
  means_the_same: string[][];
  items: (Omit<SearchDocument, 'href'> & { id: string })[];
  queries: [query: string, expected: string][];
};

/** For tests. The number of an item is its address. */
export const judgedLists = readdirSync(__dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as Judged)
  .map(({ locale, means_the_same, items, queries }) => ({
    language: { locale, meansTheSame: means_the_same },
    documents: items.map(({ id, ...item }): SearchDocument => ({ ...item, href: id })),
    queries,
  }));
