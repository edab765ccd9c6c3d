'use client';

import { useLayoutEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import type { CertificateStep } from '@/lib/certificate/current-step';
import { texts } from '@/lib/certificate/texts';
import { askSite, type Reply } from '@/lib/http/post-json';
import type { FieldErrors } from '@/lib/http/http-error';
import { say } from './toasts';
import { useStepRecord, writeStep, type StepRecord } from './step-record';
import { useExpiry } from './use-expiry';
import { useVisibilityCheck } from './use-visibility-check';

/** What the page said last, beside the toast that goes. */
export type Notice = { kind: 'ok' | 'error'; text: string };

export type UnlockStart = {
  step: CertificateStep;
  /** Milliseconds since the request; absent before it. */
  age?: number;
  notice?: Notice;
  errors?: FieldErrors;
  /** What a post without scripts has left in the fields. */
  typed?: Record<string, string>;
};

type Busy = 'request' | 'verify' | 'reset';

/**
 * The three steps of the unlock flow in the browser.
 * @param start what the server knows; undefined on the page that is the same for everyone
 */
export function useUnlock(start: UnlockStart | undefined) {
  const known = useMemo(() => start && recordOf(start), [start]);
  const record = useStepRecord(known);
  const requestForm = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<Busy>();
  const [notice, setNotice] = useState(start?.notice);
  const [errors, setErrors] = useState<FieldErrors>(start?.errors ?? {});
  const [moved, setMoved] = useState(false);

  useLayoutEffect(() => {
    if (start) writeStep(known);
  }, [start, known]);
  const expire = useExpiry();
  useVisibilityCheck({ requestForm, onMoved: () => setMoved(true), onExpired: expire });

  function tell(kind: Notice['kind'], text: string) {
    setNotice({ kind, text });
    say[kind === 'ok' ? 'success' : 'error'](text);
  }

  /** Sends a form; `onRefused` and `lost` say what an answer, or none, means. */
  async function send(
    event: SubmitEvent<HTMLFormElement>,
    name: Busy,
    {
      onDone,
      refused,
      lost,
    }: { onDone: () => void; refused: (reply: Reply) => string | undefined; lost: string },
  ) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(name);
    setErrors({});
    try {
      const reply = await askSite(form.action, Object.fromEntries(new FormData(form)));
      if (reply.ok) {
        onDone();
        setMoved(true);
      } else {
        setErrors(reply.errors);
        const sentence = refused(reply);
        if (sentence) tell('error', sentence);
        focusFirstError(form, reply.errors);
      }
    } catch {
      tell('error', lost);
    } finally {
      setBusy(undefined);
    }
  }

  const request = (event: SubmitEvent<HTMLFormElement>) => {
    const requestedAt = Date.now();
    return send(event, 'request', {
      onDone: () => {
        writeStep({ step: 'code', requestedAt });
        tell('ok', texts.sent);
      },
      refused: ({ message }) => message ?? texts.refused,
      lost: texts.notSent,
    });
  };

  const verify = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!String(new FormData(form).get('otp')).trim()) {
      event.preventDefault();
      setErrors({ otp: texts.empty });
      say.error(texts.empty);
      return focusFirstError(form, { otp: texts.empty });
    }
    return send(event, 'verify', {
      onDone: () => {
        writeStep({ requestedAt: Date.now(), ...record, step: 'document' });
        tell('ok', texts.unlocked);
      },
      refused: ({ status, message }) => {
        if (status === 410) return void expire();
        if (status === 401) {
          writeStep(undefined);
          setMoved(true);
        }
        return status < 500 && message ? message : texts.notVerified;
      },
      lost: texts.notVerified,
    });
  };

  const reset = (event: SubmitEvent<HTMLFormElement>) =>
    send(event, 'reset', {
      onDone: () => {
        writeStep(undefined);
        tell('ok', texts.startedAgain);
      },
      refused: () => texts.notVerified,
      lost: texts.notVerified,
    });

  const step: CertificateStep = record?.step ?? 'request';
  return { step, record, requestForm, busy, notice, errors, moved, request, verify, reset };
}

const recordOf = ({ step, age }: UnlockStart): StepRecord | undefined =>
  step === 'request' || age === undefined ? undefined : { step, requestedAt: Date.now() - age };
