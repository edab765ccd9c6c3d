import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchDocument } from './search-document';
import { queryTermsOf, tellingTermsOf, termsOf } from './terms';

/** Where a document is found counts this much more than in its text. */
const WEIGHTS = { sku: 8, title: 5, facts: 2, text: 1 };

/** Visitors wait no longer than this many documents take, a few milliseconds. */
const DOCUMENTS_AT_ONCE = 50;

/** More words make a search slower, not better. */
const MOST_WORDS = 6;

/** A part number or a size is either right or wrong; in longer words a letter may be, but gear is no year. */
const fuzziness = (term: string) => (/\d/.test(term) || term.length < 5 ? false : 0.2);
const isPrefix = (term: string) => term.length > 2;

export type Hit = SearchDocument & {
  /** The words of the document that answer the query. */
  terms: ReadonlySet<string>;
};

export type SearchIndex = {
  /** @returns the best hits first, and how many there are in all */
  find: (query: string, most: number) => { hits: Hit[]; total: number };
};

/**
 * MiniSearch looks for the place of a word in its tree each time that the word stands somewhere, which
 * takes most of the time of a build. Here each word is looked for once.
 */
class Index extends MiniSearch<object> {
  async addEach(documents: readonly object[]): Promise<void> {
    const places = new Map<string, ReturnType<typeof this._index.fetch>>();
    const fetch = this._index.fetch.bind(this._index);
    this._index.fetch = (word, initial) => {
      const place = places.get(word) ?? fetch(word, initial);
      places.set(word, place);
      return place;
    };
    await this.addAllAsync(documents, { chunkSize: DOCUMENTS_AT_ONCE });
    this._index.fetch = fetch;
  }
}

/** Builds an index in slices, between which other requests are answered. */
export async function buildIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const index = new Index({
    fields: Object.keys(WEIGHTS),
    tokenize: (words, field) => (field === 'text' ? tellingTermsOf(words) : termsOf(words)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => queryTermsOf(query).slice(0, MOST_WORDS),
      boost: WEIGHTS,
      prefix: isPrefix,
      fuzzy: fuzziness,
    },
  });
  const indexed = documents.map(({ sku, title, facts, summary = '', text = '' }, id) => ({
    ...{ id, sku, title, facts },
    text: `${summary} ${text}`,
  }));
  await index.addEach(indexed);

  const hitOf = ({ id, terms }: SearchResult): Hit[] => {
    const document = documents[id as number];
    return document ? [{ ...document, terms: new Set(terms) }] : [];
  };
  return {
    find(query, most) {
      // Everything as it is spelt, else with typing errors, else the documents that have most of it.
      const attempts: SearchOptions[] = [
        { combineWith: 'AND', fuzzy: false },
        { combineWith: 'AND' },
        { combineWith: 'OR' },
      ];
      let results: SearchResult[] = [];
      for (const options of attempts) {
        results = index.search(query, options);
        if (results.length > 0) break;
      }
      return { hits: results.slice(0, most).flatMap(hitOf), total: results.length };
    },
  };
}
