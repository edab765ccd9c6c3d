import { documentKinds } from '@/contract/records/documents';
import { facetsBy, type Facet, type Filters, type Trait } from '@/lib/platform/facets';
import type { DocumentFacetName } from '@/lib/pages/routes/facets';
import { fragmentOf } from '@/lib/platform/text/fragment';
import { siteFormats, siteWords } from '@/lib/content/site-words';
import { languageName } from '@/lib/platform/text/languages';
import type { SiteDocument } from './documents-of';
import { documentTexts as texts } from './texts';

export type DocumentFilters = Filters<DocumentFacetName>;
export type DocumentFacet = Facet<DocumentFacetName>;

export const { narrow, facetsOf, readFilters } = facetsBy(
  texts.facets,
  ({ kind, topic, language }: SiteDocument): Partial<Record<DocumentFacetName, Trait>> => ({
    kind: {
      value: kind,
      label: texts.groups[kind],
      order: documentKinds.findIndex(({ value }) => value === kind),
    },
    topic: { value: fragmentOf(topic), label: topic },
    language: language
      ? { value: language, label: languageName(language, siteWords().language) }
      : undefined,
  }),
  () => siteFormats().locale,
);

/** The documents of one kind after the other, each group with its first. */
export function groupsOf(documents: readonly SiteDocument[], most: number) {
  return documentKinds
    .map(({ value: kind }) => {
      const all = documents.filter((document) => document.kind === kind);
      return { kind, total: all.length, documents: all.slice(0, most) };
    })
    .filter(({ total }) => total > 0);
}
