import type { Catalogue } from '@/words/messages';
import type { SearchDocument } from './search-document';

/** What the kinds of hits are called, above the hits of each and beside a suggestion. */
export const kindNames = ({
  common,
  search,
}: Pick<Catalogue, 'common' | 'search'>): Record<SearchDocument['kind'], string> => ({
  product: common.products,
  service: common.services,
  document: common.documents,
  article: search.articles,
  question: search.questions,
  page: search.pages,
});
