'use client';

import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { HiddenFields, type Subject } from './hidden-fields';
import { ResetForm } from './reset-form';
import styles from './certificate-unlock.module.css';
import type { UnlockWords } from './words';

type Props = {
  words: UnlockWords;
  subject: Subject;
  error?: string;
  busy: boolean;
  /** Moves the focus here: the visitor has just arrived from the previous step. */
  focused: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onReset: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The status message. */
  children: ReactNode;
};

export function CodeForm(props: Props) {
  const { words, subject, error, busy, focused, onSubmit, onReset, children } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <div className={styles.code}>
      <form
        action="/api/certificate/verify"
        method="post"
        noValidate
        aria-label={words.steps.code.name}
        aria-busy={busy}
        className={styles.form}
        data-js
        onSubmit={onSubmit}
      >
        <HiddenFields {...subject} />
        <Field
          ref={input}
          label={words.otp}
          name="otp"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          maxLength={20}
          hint={words.otpHint}
          error={error}
          className={styles.otp}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {words.confirm}
          </Button>
          {children}
        </div>
      </form>
      <ResetForm subject={subject} onSubmit={onReset}>
        {words.newCode}
      </ResetForm>
    </div>
  );
}
