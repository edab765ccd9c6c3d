import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import type { EnquirySubject } from '@/lib/features/enquiries/subject';
import { formLocale } from '@/lib/features/forms/form-language';
import type { FormResult } from '@/lib/features/forms/form-result';
import { EnquiryForm } from './enquiry-form-client';
import { contactDetailsOf } from './contact-details';
import { initialFormState } from './initial-state';
import { enquiryFormWords } from './words';

type Props = {
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  labelledBy: string;
  captcha?: Captcha;
  result?: FormResult;
  /** What the message is about. */
  subject?: EnquirySubject;
};

export function ContactForm({ settings, result, ...rest }: Props) {
  return (
    <EnquiryForm
      words={enquiryFormWords(siteWords())}
      language={formLocale()}
      variant="contact"
      contactDetails={contactDetailsOf(settings)}
      initialState={initialFormState(result)}
      {...rest}
    />
  );
}
