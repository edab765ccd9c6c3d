'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { useCaptcha } from '@/components/ui/captcha/use-captcha';
import { Button } from '@/components/ui/button/button';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import { say } from '@/lib/platform/http/say';
import { HiddenField } from '@/components/ui/hidden-field/hidden-field';
import { FormFailure, type ContactDetails } from '@/components/ui/form-failure/form-failure';
import { EnquiryFields, type EnquiryVariant } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { useEnquiry, type InitialFormState } from './use-enquiry';
import type { EnquiryFormWords } from './words';
import { useAddress } from '@/components/ui/link/use-address';

type Props = {
  words: EnquiryFormWords;
  /** Locale of the page, where the site has several languages. */
  language?: string;
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
  words,
  language,
  variant,
  subjects = [],
  labelledBy,
  captcha,
  contactDetails,
  subject,
  initialState = {},
}: Props) {
  const { widget, prepare, getToken } = useCaptcha(captcha, words.captcha);
  const { phase, errors, failure, typed, submit, keep, clearFieldError } = useEnquiry(
    words.speech,
    initialState,
    getToken,
  );
  const addressOf = useAddress();
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
      onInput={(event: FormEvent<HTMLFormElement>) => {
        clearFieldError((event.target as HTMLInputElement).name);
        keep(event.currentTarget);
      }}
    >
      {subject && (
        <p className={styles.subject}>
          <MarkedText
            text={words.about}
            marks={{ link: (title) => <a href={addressOf(subject.href)}>{title}</a> }}
            values={{ name: subject.title }}
          />
          <input type="hidden" name="about" value={subject.about} />
        </p>
      )}
      <HiddenField name="request_id" value={typed.request_id} />
      <HiddenField name="language" value={language} />
      <EnquiryFields
        words={words.fields}
        variant={variant}
        subjects={subjects}
        errors={errors}
        typed={typed}
      />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.leaveEmpty}
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
          {submitting ? words.submitting : words.submit}
        </Button>
        {phase === 'sent' && <p className={styles.sent}>{say(words.speech, 'contact.sent')}</p>}
      </div>
      <div role="alert" className={styles.failure}>
        {failure && <FormFailure words={words.failure} reason={failure} {...contactDetails} />}
      </div>
    </form>
  );
}
