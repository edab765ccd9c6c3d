import type { SearchDocument } from './search-document';

export const searchTexts = {
  label: 'Search this site',
  placeholder: 'Product, number, question …',
  submit: 'Search',
  open: 'Search',
  ask: 'What are you looking for? A product, a number, a size, a question.',
  nothing: (query: string) => `Nothing was found for “${query}”.`,
  hint: 'Check the spelling, use fewer words, or ask us.',
  count: (total: number) => (total === 1 ? '1 result' : `${total} results`),
  best: (shown: number, total: number) => `The best ${shown} of ${total} results`,
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  groups: {
    product: 'Products',
    service: 'Services',
    document: 'Documents',
    article: 'Articles',
    question: 'Questions',
    page: 'Pages',
  } satisfies Record<SearchDocument['kind'], string>,
};
