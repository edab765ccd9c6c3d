'use client';

import { useEffect, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Link } from '@/components/ui/link/link-client';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { HiddenField } from '@/components/ui/hidden-field/hidden-field';
import { CODE_REQUEST_LENGTH } from '@/contract/form-limits';
import { EMAIL_LENGTH } from '@/contract/formats/lengths';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { unlockQuery, UNLOCK_PATH } from '@/lib/features/certificate/unlock-path';
import { HiddenFields, type Subject } from './hidden-fields';
import styles from './certificate-unlock.module.css';
import type { UnlockWords } from './words';

type Props = {
  words: UnlockWords;
  ref: RefObject<HTMLFormElement | null>;
  subject: Subject;
  errors: FieldErrors;
  /** Values of a failed post without scripts. */
  typed?: Record<string, string>;
  busy: boolean;
  /** Moves the focus here: the visitor has just come back from a later step. */
  focused: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The status message. */
  children: ReactNode;
};

/** In the order of the specification. */
const fields = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'name', autoComplete: 'name' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'address', autoComplete: 'address-line1', className: styles.wide },
] as const;

/** Requests a code. Only the e-mail is required. */
export function RequestForm(props: Props) {
  const { words, ref, subject, errors, typed = {}, busy, focused, onSubmit, children } = props;
  useEffect(() => {
    if (focused) ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [ref, focused]);
  return (
    <form
      ref={ref}
      action="/api/certificate/request"
      method="post"
      noValidate
      aria-label={words.steps.request.name}
      aria-busy={busy}
      className={styles.form}
      data-js
      onSubmit={onSubmit}
    >
      <HiddenFields {...subject} />
      <HiddenField name="request_id" value={typed.request_id} />
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          label={words.fields[field.name]}
          hint={field.name === 'email' ? words.emailHint : undefined}
          required={field.name === 'email'}
          maxLength={field.name === 'email' ? EMAIL_LENGTH : CODE_REQUEST_LENGTH}
          defaultValue={typed[field.name]}
          error={errors[field.name]}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy} aria-busy={busy}>
          {busy ? words.sendingCode : words.sendCode}
        </Button>
        {children}
      </div>
      <noscript>
        <Link href={UNLOCK_PATH + unlockQuery(subject)} rel="nofollow" prefetch={false}>
          {words.haveCode}
        </Link>
      </noscript>
    </form>
  );
}
