import { documentKinds, type DocumentKind } from '@/contract/records/documents';
import { facetsBy, type Facet, type Filters, type Trait } from '@/lib/pages/facets';
import { documentFacetNames, type DocumentFacetName } from '@/lib/pages/routes/facets';
import { fragmentOf } from '@/lib/platform/text/fragment';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { languageName } from '@/lib/platform/text/languages';
import type { DocumentWords, SiteDocument } from './documents-of';

export type DocumentFilters = Filters<DocumentFacetName>;
export type DocumentFacet = Facet<DocumentFacetName>;

const documents = facetsBy(
  documentFacetNames,
  ({ kind, topic, language }: SiteDocument): Partial<Record<DocumentFacetName, Trait>> => ({
    kind: {
      value: kind,
      label: kind,
      order: documentKinds.findIndex(({ value }) => value === kind),
    },
    topic: { value: fragmentOf(topic, siteFormats().locale), label: topic },
    language: language ? { value: language, label: language } : undefined,
  }),
);
export const { narrow, readFilters } = documents;

/** The facets that divide the documents, in the words of the page. */
export const facetsOf = (
  list: readonly SiteDocument[],
  { common, downloads }: DocumentWords,
  filters?: DocumentFilters,
): DocumentFacet[] =>
  documents.facetsOf(list, filters, {
    titles: { kind: common.kind, topic: downloads.about, language: downloads.language },
    labelOf: (name, { value, label }) => {
      if (name === 'kind') return downloads.groups[value as DocumentKind];
      return name === 'language' ? languageName(value, siteWords().language) : label;
    },
    locale: siteFormats().locale,
  });

/** The documents of one kind after the other, each group with its first. */
export function groupsOf(documents: readonly SiteDocument[], most: number) {
  return documentKinds
    .map(({ value: kind }) => {
      const all = documents.filter((document) => document.kind === kind);
      return { kind, total: all.length, documents: all.slice(0, most) };
    })
    .filter(({ total }) => total > 0);
}
