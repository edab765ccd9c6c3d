'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { useCaptcha } from '@/components/contact/captcha/use-captcha';
import { Button } from '@/components/ui/button/button';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import { ENQUIRY_SENT } from '@/lib/platform/text/prescribed';
import { EnquiryFailure, type ContactDetails } from './enquiry-failure';
import { EnquiryFields, type EnquiryVariant } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { useEnquiry, type InitialFormState } from './use-enquiry';

type Props = {
  variant: EnquiryVariant;
  subjects?: readonly string[];
  /** The id of the form's heading. */
  labelledBy: string;
  captcha?: Captcha;
  contactDetails: ContactDetails;
  /** The product or service that the message is about. */
  subject?: { about: string; title: string; href: string };
  /** Values and errors of a failed post without scripts. */
  initialState?: InitialFormState;
};

/** The enquiry form. Before hydration it posts by itself. */
export function EnquiryForm({
  variant,
  subjects = [],
  labelledBy,
  captcha,
  contactDetails,
  subject,
  initialState = {},
}: Props) {
  const { widget, prepare, getToken } = useCaptcha(captcha);
  const { phase, errors, failure, typed, submit, clearFieldError } = useEnquiry(
    initialState,
    getToken,
  );
  const form = useRef<HTMLFormElement>(null);
  const submitting = phase === 'submitting';

  useEffect(() => {
    // From here on our own messages replace the browser's.
    if (form.current) form.current.noValidate = true;
    if (form.current?.contains(document.activeElement)) prepare();
  }, [prepare]);

  return (
    <form
      ref={form}
      action="/api/enquiries"
      method="post"
      aria-labelledby={labelledBy}
      aria-busy={submitting}
      className={styles.form}
      data-js
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
      onInput={(event: FormEvent) => clearFieldError((event.target as HTMLInputElement).name)}
    >
      {subject && (
        <p className={styles.subject}>
          Your message is about <a href={subject.href}>{subject.title}</a>.
          <input type="hidden" name="about" value={subject.about} />
        </p>
      )}
      <EnquiryFields variant={variant} subjects={subjects} errors={errors} typed={typed} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {widget}
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={submitting}
          aria-busy={submitting}
          className={styles.submit}
        >
          {submitting ? 'Submitting...' : 'Submit Now'}
        </Button>
        {phase === 'sent' && <p className={styles.sent}>{ENQUIRY_SENT}</p>}
      </div>
      <div role="alert" className={styles.failure}>
        {failure && <EnquiryFailure reason={failure} {...contactDetails} />}
      </div>
    </form>
  );
}
