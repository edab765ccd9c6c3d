'use client';

import clsx from 'clsx';
import { CodeForm } from './code-form-client';
import { DocumentFrame } from './document-frame-client';
import { RequestForm } from './request-form-client';
import { SealedSheet } from './sealed-sheet';
import { Steps } from './steps';
import { useUnlock, type InitialUnlockState } from './use-unlock';
import { withoutEmoji } from './without-emoji';
import styles from './certificate-unlock.module.css';

type Props = {
  /** The server's state for this visitor; absent on the static page. */
  initialState?: InitialUnlockState;
};

/** The locked document and the three steps to it. Each form also posts without scripts. */
export function CertificateUnlock({ initialState }: Props) {
  const { step, record, requestForm, busy, notice, errors, stepChanged, request, verify, reset } =
    useUnlock(initialState);
  const fieldSaysIt = Object.keys(errors).length > 0;
  const status = notice && !fieldSaysIt && (
    <p className={clsx(styles.notice, styles[notice.variant])}>{withoutEmoji(notice.text)}</p>
  );
  const open = step === 'document';
  return (
    <div className={clsx(styles.unlock, open && styles.open)}>
      {!open && <SealedSheet awaited={step === 'code'} />}
      <Steps
        currentStep={step}
        request={
          <RequestForm
            ref={requestForm}
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
        <DocumentFrame requestedAt={record?.requestedAt} focused={stepChanged} onReset={reset} />
      )}
    </div>
  );
}
