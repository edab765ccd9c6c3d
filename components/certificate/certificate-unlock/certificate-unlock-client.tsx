'use client';

import clsx from 'clsx';
import type { Formats } from '@/words/formats';
import { CodeForm } from './code-form-client';
import { DocumentFrame, type LockedFile } from './document-frame-client';
import { RequestForm } from './request-form-client';
import { SealedSheet } from './sealed-sheet';
import { Steps } from './steps';
import { useUnlock, type InitialUnlockState } from './use-unlock';
import { withoutEmoji } from './without-emoji';
import styles from './certificate-unlock.module.css';
import type { UnlockWords } from './words';

type Props = {
  formats: Formats;
  words: UnlockWords;
  /** Locale of the page, where the site has several languages. */
  language?: string;
  /** The server's state for this visitor; absent on the static page. */
  initialState?: InitialUnlockState;
  /** Another document than the certificate. */
  locked?: LockedFile;
};

export function UnlockSteps({ words, formats, language, initialState, locked }: Props) {
  const file = locked?.key;
  const subject = { file, language };
  const { step, record, requestForm, busy, notice, errors, stepChanged, request, verify, reset } =
    useUnlock(words, initialState, file);
  const fieldSaysIt = Object.keys(errors).length > 0;
  const status = notice && !fieldSaysIt && (
    <p className={clsx(styles.notice, styles[notice.variant])}>{withoutEmoji(notice.text)}</p>
  );
  const open = step === 'document';
  return (
    <div className={clsx(styles.unlock, open && styles.open)}>
      {!open && <SealedSheet awaited={step === 'code'} />}
      <Steps
        words={words.steps}
        currentStep={step}
        request={
          <RequestForm
            words={words}
            ref={requestForm}
            subject={subject}
            errors={errors}
            typed={initialState?.typed}
            busy={busy === 'request'}
            focused={stepChanged}
            onSubmit={request}
          >
            {status}
          </RequestForm>
        }
        code={
          <CodeForm
            words={words}
            subject={subject}
            error={errors.otp && withoutEmoji(errors.otp)}
            busy={busy === 'verify'}
            focused={stepChanged}
            onSubmit={verify}
            onReset={reset}
          >
            {status}
          </CodeForm>
        }
        document={status}
      />
      {open && (
        <DocumentFrame
          formats={formats}
          words={words}
          language={language}
          locked={locked}
          requestedAt={record?.requestedAt}
          focused={stepChanged}
          onReset={reset}
        />
      )}
    </div>
  );
}
