/** The search field and its results. */
export const search = {
  label: 'Search this site',
  placeholder: 'Product, number, question …',
  ask: 'What are you looking for? A product, a number, a size, a question.',
  nothing: 'Nothing was found for “{query}”.',
  hint: 'Check the spelling, use fewer words, or ask us.',
  /** Over what was found in pages of other languages, where those of the visitor's have nothing. */
  elsewhere: 'Found in other languages',
  results: { one: '1 result', other: '{count} results' },
  best: {
    one: 'The best {shown} of {count} results',
    other: 'The best {shown} of {count} results',
  },
  suggestions: { one: '1 suggestion', other: '{count} suggestions' },
  /** Kinds of what was found; the others are in `common`. */
  articles: 'Articles',
  questions: 'Questions',
  pages: 'Pages',
} as const;
