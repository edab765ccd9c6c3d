import type { SiteSettings } from '@/lib/content/schemas';
import type { FormResult } from '@/lib/forms/form-result';
import { EnquiryForm } from './enquiry-form-client';
import { otherWaysOf } from './contact-details';
import { startOf } from './initial-state';

type Props = {
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  labelledBy: string;
  siteKey?: string;
  result?: FormResult;
};

/** The form of the contact page. */
export function ContactForm({ settings, result, ...rest }: Props) {
  return (
    <EnquiryForm
      kind="contact"
      otherWays={otherWaysOf(settings)}
      start={startOf(result)}
      {...rest}
    />
  );
}
