import type { ComponentProps } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import { HeaderQuoteLink } from './header-quote-client';

export function HeaderQuote(props: Omit<ComponentProps<typeof HeaderQuoteLink>, 'words'>) {
  const { language, quote } = siteWords();
  return <HeaderQuoteLink words={{ language, basket: quote.basketLink }} {...props} />;
}
