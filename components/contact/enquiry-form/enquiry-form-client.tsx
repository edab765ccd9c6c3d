'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { useHumanCheck } from '@/components/contact/captcha/use-human-check';
import { Button } from '@/components/ui/button/button';
import { SENT } from '@/lib/enquiries/texts';
import { EnquiryFailure, type OtherWays } from './enquiry-failure';
import { EnquiryFields, type EnquiryKind } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { useEnquiry, type EnquiryStart } from './use-enquiry';

type Props = {
  kind: EnquiryKind;
  /** Names the form: the id of its heading. */
  labelledBy: string;
  siteKey?: string;
  otherWays: OtherWays;
  /** What a post without scripts has left: the words and what was wrong with them. */
  start?: EnquiryStart;
};

/** A form whose message reaches the company; posts by itself before scripts have come. */
export function EnquiryForm({ kind, labelledBy, siteKey, otherWays, start = {} }: Props) {
  const { widget, prepare, getToken } = useHumanCheck(siteKey);
  const { phase, errors, failure, typed, submit, mend } = useEnquiry(start, getToken);
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
      onInput={(event: FormEvent) => mend((event.target as HTMLInputElement).name)}
    >
      <EnquiryFields kind={kind} errors={errors} typed={typed} />
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
        {failure && <EnquiryFailure reason={failure} {...otherWays} />}
      </div>
    </form>
  );
}
