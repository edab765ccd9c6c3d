import { cache } from 'react';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import { siteWords } from '@/lib/content/words/site-words';
import { formLocale } from '@/lib/features/forms/form-language';
import { plural } from '@/words/format';
import type { Words } from '@/words/words';
import { AddToQuoteButton, type AddToQuoteProps } from './add-to-quote-client';

type Props = Omit<AddToQuoteProps, 'words'>;

/** Once for a rendering: all cards of a page share it in what the browser gets. */
const wordsOf = cache(({ language, quote }: Words, lang?: string): AddToQuoteProps['words'] => ({
  ...(lang && { lang }),
  add: quote.add,
  added: quote.added,
  full: plural(language, quote.basketFull, { count: QUOTE_LIMITS.parts }),
}));

export const AddToQuote = ({ product: { id, title }, ...style }: Props) => (
  <AddToQuoteButton words={wordsOf(siteWords(), formLocale())} product={{ id, title }} {...style} />
);

/** What a list of products offers beneath each card; nothing where requests for quotes are hidden. */
export const addToQuoteFrom = (page: { leadsTo: (path: '/quote') => boolean }) =>
  page.leadsTo('/quote')
    ? (product: Props['product']) => <AddToQuote product={product} size="small" variant="text" />
    : undefined;
