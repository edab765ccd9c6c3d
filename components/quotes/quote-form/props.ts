import type { ContactDetails } from '@/components/ui/form-failure/form-failure';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import type { QuoteLine } from '@/lib/features/quotes/basket';
import type { PartValues, QuoteValues } from '@/lib/features/quotes/part-rows';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { Formats } from '@/words/formats';
import type { QuoteFormWords } from './words';

export type QuoteFormProps = {
  words: QuoteFormWords;
  formats: Formats;
  /** Locale of the page, where the site has several languages. */
  language?: string;
  /** The id of the form's heading. */
  labelledBy: string;
  captcha?: Captcha;
  contactDetails: ContactDetails;
  /** What the company says about its answer, beside the button that sends. */
  promise?: string;
  /** Titles to choose from. */
  products: readonly string[];
  rows: PartValues[];
  /** The product that the page was opened for, by its title in the language of the page. */
  asked?: Pick<QuoteLine, 'id' | 'title'>;
  /** Of a post without scripts. */
  initial?: { values: QuoteValues; errors?: FieldErrors; failure?: string };
};
