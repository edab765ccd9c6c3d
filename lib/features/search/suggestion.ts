import type { SearchDocument } from './search-document';

export type Suggestion = Pick<SearchDocument, 'kind' | 'title' | 'href'>;
