'use client';

import { useLayoutEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { dropDraft, requestIdOf } from '@/lib/features/forms/drafts';
import type { CertificateStep } from '@/lib/features/certificate/current-step';
import { postJson, type Reply } from '@/lib/platform/http/post-json';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { unlockToasts } from './toasts';
import { removeStep, useStepRecord, writeStep, type StepRecord } from './step-record';
import { useExpiry } from './use-expiry';
import { useVisibilityCheck } from './use-visibility-check';
import type { UnlockWords } from './words';

/** Stays in the page after the toast has gone. */
type StatusMessage = { variant: 'ok' | 'error'; text: string };

export type InitialUnlockState = {
  step: CertificateStep;
  /** Milliseconds since the request; absent before it. */
  age?: number;
  notice?: StatusMessage;
  errors?: FieldErrors;
  /** Values of a failed post without scripts. */
  typed?: Record<string, string>;
};

type Busy = 'request' | 'verify' | 'reset';

/**
 * The three steps of the unlock flow.
 * @param words what it tells the visitor
 * @param initialState the server's state; undefined on the static page
 * @param file key of a locked document; undefined for the certificate
 */
export function useUnlock(
  { notices, startedAgain }: Pick<UnlockWords, 'notices' | 'startedAgain'>,
  initialState: InitialUnlockState | undefined,
  file?: string,
) {
  const known = useMemo(() => initialState && recordOf(initialState, file), [initialState, file]);
  const record = useStepRecord(known, file);
  const requestForm = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<Busy>();
  const [notice, setNotice] = useState(initialState?.notice);
  const [errors, setErrors] = useState<FieldErrors>(initialState?.errors ?? {});
  const [stepChanged, setStepChanged] = useState(false);

  useLayoutEffect(() => {
    if (known) writeStep(known);
    else if (initialState) removeStep(file);
  }, [initialState, known, file]);
  const expire = useExpiry(file, notices.expired);
  const onStepChange = () => setStepChanged(true);
  useVisibilityCheck({
    alreadySent: notices.alreadySent,
    file,
    requestForm,
    onStepChange,
    onExpired: expire,
  });

  function showStatus(variant: StatusMessage['variant'], text: string) {
    setNotice({ variant, text });
    unlockToasts[variant === 'ok' ? 'success' : 'error'](text);
  }

  /** `errorText` and `lostText` give the text for an error and for no response. */
  async function send(
    event: SubmitEvent<HTMLFormElement>,
    name: Busy,
    {
      onDone,
      errorText,
      lostText,
    }: {
      onDone: (reply: Reply) => void;
      errorText: (reply: Reply) => string | undefined;
      lostText: string;
    },
  ) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(name);
    setErrors({});
    try {
      const { language, ...filledIn } = Object.fromEntries(new FormData(form));
      const request_id = requestIdOf('code', filledIn);
      const reply = await postJson(form.action, { ...filledIn, language, request_id });
      if (reply.ok) {
        dropDraft('code');
        onDone(reply);
        setStepChanged(true);
      } else {
        setErrors(reply.errors);
        const errorMessage = errorText(reply);
        if (errorMessage) showStatus('error', errorMessage);
        focusFirstError(form, reply.errors);
      }
    } catch {
      showStatus('error', lostText);
    } finally {
      setBusy(undefined);
    }
  }

  const request = (event: SubmitEvent<HTMLFormElement>) => {
    const requestedAt = Date.now();
    return send(event, 'request', {
      onDone: ({ message }) => {
        writeStep({ step: 'code', requestedAt, file });
        showStatus('ok', message ?? notices.sent);
      },
      errorText: ({ message }) => message ?? notices.refused,
      lostText: notices.notSent,
    });
  };

  const verify = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!String(new FormData(form).get('otp')).trim()) {
      event.preventDefault();
      setErrors({ otp: notices.empty });
      unlockToasts.error(notices.empty);
      return focusFirstError(form, { otp: notices.empty });
    }
    return send(event, 'verify', {
      onDone: () => {
        writeStep({ requestedAt: Date.now(), ...record, step: 'document', file });
        showStatus('ok', notices.unlocked);
      },
      errorText: ({ status, message }) => {
        if (status === 410) return void expire();
        if (status === 401) {
          removeStep(file);
          setStepChanged(true);
        }
        return status < 500 && message ? message : notices.notVerified;
      },
      lostText: notices.notVerified,
    });
  };

  const reset = (event: SubmitEvent<HTMLFormElement>) =>
    send(event, 'reset', {
      onDone: () => {
        removeStep(file);
        showStatus('ok', startedAgain);
      },
      errorText: () => notices.notVerified,
      lostText: notices.notVerified,
    });

  const step: CertificateStep = record?.step ?? 'request';
  return { step, record, requestForm, busy, notice, errors, stepChanged, request, verify, reset };
}

const recordOf = ({ step, age }: InitialUnlockState, file?: string): StepRecord | undefined =>
  step === 'request' || age === undefined
    ? undefined
    : { step, requestedAt: Date.now() - age, file };
