'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { CertificateStep } from '@/lib/features/certificate/current-step';
import { getJson } from '@/lib/platform/http/post-json';
import { unlockToasts } from './toasts';
import { unlockQuery } from '@/lib/features/certificate/unlock-path';
import { isOver, readStep, removeStep, watchStep, writeStep } from './step-record';

type Visibility = {
  step: CertificateStep;
  age: number;
  expired: boolean;
  certificateVisibility: number;
};

type Options = {
  /** Says that a code is on its way. */
  alreadySent: string;
  /** Key of a locked document; undefined for the certificate. */
  file: string | undefined;
  requestForm: RefObject<HTMLFormElement | null>;
  /** The request form had the focus: move it to the step that replaces the form. */
  onStepChange: () => void;
  onExpired: () => void;
};

const HIDDEN = ['file', 'language'];

/** Typed values would be lost if another step replaced the form. */
const isFilled = (form: HTMLFormElement) =>
  [...new FormData(form)].some(([name, value]) => !HIDDEN.includes(name) && value !== '');

/** Asks the site once, after mounting, which step its session has reached, and continues there. */
export function useVisibilityCheck(options: Options) {
  const { alreadySent, file, requestForm, onStepChange, onExpired } = options;
  const check = useEffectEvent(async (signal: AbortSignal) => {
    const record = readStep(file);
    if (record && isOver(record)) return onExpired();
    const path = `/api/certificate/check-visibility${unlockQuery({ file })}`;
    const reply = await getJson<Visibility>(path, signal);
    const { ok, step, age = 0, expired, certificateVisibility } = reply;
    if (!ok || !step || signal.aborted) return;
    if (expired) return record && onExpired();
    if (step === 'request') return removeStep(file);
    const form = requestForm.current;
    if (form && (!certificateVisibility || isFilled(form))) return;
    if (form?.contains(document.activeElement)) onStepChange();
    writeStep({ step, requestedAt: Date.now() - age, file });
    if (step === 'code' && certificateVisibility) unlockToasts.info(alreadySent);
  });
  useEffect(() => {
    const leave = new AbortController();
    // If the check fails the stored step stays; the server has the last word.
    check(leave.signal).catch(() => undefined);
    // A step that the visitor takes meanwhile is newer than this response.
    const unwatch = watchStep(() => leave.abort());
    return () => {
      unwatch();
      leave.abort();
    };
  }, []);
}
