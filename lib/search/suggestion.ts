import type { SearchDocument } from './documents';

export type Suggestion = Pick<SearchDocument, 'kind' | 'title' | 'href'>;
