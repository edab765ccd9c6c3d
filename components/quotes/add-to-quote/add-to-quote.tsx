import type { ComponentProps } from 'react';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import { siteWords } from '@/lib/content/site-words';
import { plural } from '@/words/format';
import type { Words } from '@/words/words';
import { AddToQuoteButton, type AddToQuoteWords } from './add-to-quote-client';

export const addToQuoteWords = ({ language, quote }: Words): AddToQuoteWords => ({
  add: quote.add,
  added: quote.added,
  full: plural(language, quote.basketFull, { count: QUOTE_LIMITS.parts }),
});

/** For the server; an island around the button hands on its words. */
export const AddToQuote = (props: Omit<ComponentProps<typeof AddToQuoteButton>, 'words'>) => (
  <AddToQuoteButton words={addToQuoteWords(siteWords())} {...props} />
);
