'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { CertificateStep } from '@/lib/certificate/current-step';
import { texts } from '@/lib/certificate/texts';
import { getJson } from '@/lib/http/post-json';
import { unlockToasts } from './toasts';
import { isOver, readStep, watchStep, writeStep } from './step-record';

type Visibility = {
  step: CertificateStep;
  /** Milliseconds since the request. */
  age: number;
  expired: boolean;
  certificateVisibility: number;
};

type Options = {
  requestForm: RefObject<HTMLFormElement | null>;
  /** The request form had the focus: the step that comes instead is to have it. */
  onStepChange: () => void;
  onExpired: () => void;
};

/** Whether it holds something that would be lost with it. */
const isFilled = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean);

/** Asks once, when the page has come, which step the site knows of, and goes on from there. */
export function useVisibilityCheck({ requestForm, onStepChange, onExpired }: Options) {
  const check = useEffectEvent(async (signal: AbortSignal) => {
    const record = readStep();
    if (record && isOver(record)) return onExpired();
    const reply = await getJson<Visibility>('/api/certificate/check-visibility', signal);
    const { ok, step, age = 0, expired, certificateVisibility } = reply;
    if (!ok || !step || signal.aborted) return;
    if (expired) return record && onExpired();
    if (step === 'request') return writeStep(undefined);
    const form = requestForm.current;
    if (form && (!certificateVisibility || isFilled(form))) return;
    if (form?.contains(document.activeElement)) onStepChange();
    writeStep({ step, requestedAt: Date.now() - age });
    if (step === 'code' && certificateVisibility) unlockToasts.info(texts.alreadySent);
  });
  useEffect(() => {
    const leave = new AbortController();
    // A step that cannot be checked now stays as remembered; the server decides in the end.
    check(leave.signal).catch(() => undefined);
    // What the visitor does to the step meanwhile is newer than the answer.
    const unwatch = watchStep(() => leave.abort());
    return () => {
      unwatch();
      leave.abort();
    };
  }, []);
}
