import { paced } from '@/lib/content/store/pace';
import { analysisFor, type Analysis } from './analysis/analysis';
import { folded, plain } from './analysis/fold';
import { fields, Postings, type FieldName } from './ranking/postings';
import { rank, type Ranked } from './ranking/rank';
import { needsOf, synonymsOf } from './ranking/query';
import { Vocabulary } from './ranking/vocabulary';
import type { SearchDocument, SearchLanguage } from './search-document';

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

/** Builds an index in slices, between which other requests are answered. */
export async function buildIndex(
  documents: readonly SearchDocument[],
  { locale, meansTheSame }: SearchLanguage,
): Promise<SearchIndex> {
  const analysis = analysisFor(locale);
  const vocabulary = new Vocabulary(analysis);
  const postings = new Postings();
  const pause = paced();
  const titles: string[] = [];
  for (const [id, document] of documents.entries()) {
    await pause();
    titles.push(folded(plain(document.title)));
    for (const [term, mask] of fieldsOfTerms(document, analysis))
      postings.add(vocabulary.add(term), id, mask);
  }
  await pause();
  postings.seal(vocabulary.terms.length);
  await vocabulary.seal(pause);
  const synonyms = synonymsOf(meansTheSame, analysis);

  const hitOf = ({ document, terms }: Ranked): Hit => ({
    ...documents[document]!,
    locale,
    terms: new Set(terms.map((id) => vocabulary.terms[id]!)),
  });
  return {
    find(query, most) {
      const needs = needsOf(query, vocabulary, analysis, synonyms);
      const { ranked, total } = rank(needs, postings, titles, folded(plain(query)), most);
      return { hits: ranked.map(hitOf), total };
    },
  };
}

/** The terms of a document, each with one bit for every field that holds it. */
function fieldsOfTerms(document: SearchDocument, analysis: Analysis): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [bit, { name }] of fields.entries()) {
    const text = document[name];
    if (!text) continue;
    const note = (term: string) => masks.set(term, (masks.get(term) ?? 0) | (1 << bit));
    for (const { term } of analysis.termsOf(folded(plain(text))))
      if (isTelling(term, name, analysis)) note(term);
    if (name === 'sku') note(analysis.bare(text));
  }
  return masks;
}

/** In a long text the words that stand everywhere would make the index large and find nothing. */
const isTelling = (term: string, field: FieldName, { isFiller }: Analysis): boolean =>
  field !== 'text' || !(/^[a-z]{1,2}$/.test(term) || isFiller(term));
