import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import { formLocale } from '@/lib/features/forms/form-language';
import type { FormResult } from '@/lib/features/forms/form-result';
import styles from './consultation-form.module.css';
import { EnquiryForm } from './enquiry-form-client';
import { contactDetailsOf } from './contact-details';
import { initialFormState } from './initial-state';
import { enquiryFormWords } from './words';

type Props = {
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  captcha?: Captcha;
  subjects?: readonly string[];
  title?: string;
  result?: FormResult;
};

const HEADING = 'consultation-heading';

/** The enquiry form of the industrial home, with subject and phone number. */
export function ConsultationForm({ settings, captcha, subjects, result, title }: Props) {
  const words = siteWords();
  return (
    <div className={styles.consultation}>
      <h2 id={HEADING} className={styles.title}>
        {title ?? words.headings.consultation.title}
      </h2>
      <EnquiryForm
        words={enquiryFormWords(words)}
        language={formLocale()}
        variant="consultation"
        labelledBy={HEADING}
        captcha={captcha}
        subjects={subjects}
        contactDetails={contactDetailsOf(settings)}
        initialState={initialFormState(result)}
      />
    </div>
  );
}
