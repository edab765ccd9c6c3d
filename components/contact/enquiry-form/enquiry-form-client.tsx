'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { useCaptcha } from '@/components/contact/captcha/use-captcha';
import { Button } from '@/components/ui/button/button';
import { SENT } from '@/lib/enquiries/texts';
import { EnquiryFailure, type ContactDetails } from './enquiry-failure';
import { EnquiryFields, type EnquiryVariant } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { useEnquiry, type InitialFormState } from './use-enquiry';

type Props = {
  variant: EnquiryVariant;
  /** Names the form: the id of its heading. */
  labelledBy: string;
  siteKey?: string;
  contactDetails: ContactDetails;
  /** What a post without scripts has left: the words and what was wrong with them. */
  initialState?: InitialFormState;
};

/** A form whose message reaches the company; posts by itself before scripts have come. */
export function EnquiryForm({
  variant,
  labelledBy,
  siteKey,
  contactDetails,
  initialState = {},
}: Props) {
  const { widget, prepare, getToken } = useCaptcha(siteKey);
  const { phase, errors, failure, typed, submit, clearFieldError } = useEnquiry(
    initialState,
    getToken,
  );
  const form = useRef<HTMLFormElement>(null);
  const submitting = phase === 'submitting';

  useEffect(() => {
    // From here on our own sentences stand in for the browser's bubbles.
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
      <EnquiryFields variant={variant} errors={errors} typed={typed} />
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
        {phase === 'sent' && <p className={styles.sent}>{SENT}</p>}
      </div>
      <div role="alert" className={styles.failure}>
        {failure && <EnquiryFailure reason={failure} {...contactDetails} />}
      </div>
    </form>
  );
}
