import type { ComponentProps } from 'react';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { captcha } from '@/lib/features/enquiries/captcha';
import { formLocale } from '@/lib/features/forms/form-language';
import { QuoteRequest } from './quote-form-client';
import { quoteFormWords } from './words';

type Props = Omit<
  ComponentProps<typeof QuoteRequest>,
  'formats' | 'words' | 'language' | 'captcha'
>;

/** The form for a quote. Before hydration it posts by itself. */
export const QuoteForm = (props: Props) => (
  <QuoteRequest
    formats={siteFormats()}
    words={quoteFormWords(siteWords())}
    language={formLocale()}
    captcha={captcha()}
    {...props}
  />
);
