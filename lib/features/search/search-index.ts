import MiniSearch, { type Query } from 'minisearch';
import { yielder } from '@/lib/platform/yielder';
import { analysisFor, type Analysis } from './analysis/analysis';
import { folded, plain } from './analysis/fold';
import { needsOf, synonymsOf } from './query';
import { FIELD_WEIGHTS, type SearchDocument, type SearchLanguage } from './search-document';
import { anyOf, TERMS_APART, Vocabulary } from './vocabulary';

export type Hit = SearchDocument & {
  /** The terms of the document that answer the query. */
  terms: ReadonlySet<string>;
  /** In which it is written, BCP 47. */
  locale: string;
};

export type SearchIndex = {
  /** @returns the best hits first, and how many there are in all */
  find: (query: string, most: number) => { hits: Hit[]; total: number };
};

/** Where no document has all of a query, those are found that have this share of what the best one has. */
const MOST = 0.6;

/** A document by its number. */
type Found = { id: number; score: number; terms: string[] };

/** Builds an index in slices, between which other requests are answered. */
export async function buildIndex(
  documents: readonly SearchDocument[],
  { locale, meansTheSame }: SearchLanguage,
): Promise<SearchIndex> {
  const analysis = analysisFor(locale);
  const vocabulary = new Vocabulary(analysis);
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text, field) => termsOfField(text, field!, analysis),
    processTerm: (term) => (vocabulary.add(term), term),
    searchOptions: {
      tokenize: (terms) => terms.split(TERMS_APART),
      processTerm: (term) => term,
      boost: FIELD_WEIGHTS,
    },
  });
  const pause = yielder();
  for (const [id, document] of documents.entries()) {
    await pause();
    index.add({ ...document, id });
  }
  const synonyms = synonymsOf(meansTheSame, analysis);

  const search = (query: Query): Found[] =>
    index.search(query).map(({ id, score, queryTerms, terms }) => ({
      id: id as number,
      // MiniSearch multiplies by how many terms were found, of which many may be ways to say the same.
      score: score / queryTerms.length,
      terms,
    }));

  return {
    find(query, most) {
      const needs = needsOf(folded(plain(query)), vocabulary, analysis, synonyms);
      // Everything as it is spelt, else with typing errors, else most of it.
      let found = search({ combineWith: 'AND', queries: needs.map(({ ways }) => anyOf(ways)) });
      if (found.length === 0)
        found = withMost(
          needs.map(({ ways, misspelt }) => search(anyOf([...ways, ...misspelt()]))),
        );
      const hits = found
        .sort((one, other) => other.score - one.score || one.id - other.id)
        .slice(0, most)
        .map(({ id, terms }) => ({ ...documents[id]!, locale, terms: new Set(terms) }));
      return { hits, total: found.length };
    },
  };
}

/** @returns the documents that are in all answers, or in most of them */
function withMost(answers: readonly Found[][]): Found[] {
  const found = new Map<number, Found & { count: number }>();
  for (const { id, score, terms } of answers.flat()) {
    const before = found.get(id) ?? { score: 0, terms: [], count: 0 };
    found.set(id, {
      id,
      score: before.score + score,
      terms: [...before.terms, ...terms],
      count: before.count + 1,
    });
  }
  const best = [...found.values()].reduce((most, { count }) => Math.max(most, count), 0);
  const least = best === answers.length ? best : MOST * best;
  return [...found.values()].filter(({ count }) => count >= least);
}

/** The terms of a field, each once. */
function termsOfField(text: string, field: string, analysis: Analysis): string[] {
  const terms = new Set(analysis.termsOf(folded(plain(text))).map(({ term }) => term));
  if (field === 'sku') terms.add(analysis.bare(text));
  // In a long text the words that stand everywhere would make the index large and find nothing.
  return field === 'text'
    ? [...terms].filter((term) => !(/^[a-z]{1,2}$/.test(term) || analysis.isFiller(term)))
    : [...terms];
}
