'use client';

import { useEffect } from 'react';
import { texts } from '@/lib/certificate/texts';
import { askSite } from '@/lib/http/ask-site';
import type { CertificateStep } from '@/lib/certificate/current-step';
import { say } from './say';
import { isOver, readStep, writeStep } from './step-record';

const CHECK_EVERY = 60_000;
const RELOAD_AFTER = 3_000;

type Visibility = { step: CertificateStep; expired: boolean; certificateVisibility: number };

/** 20 minutes are over: nothing of the request is left, and the page begins anew. */
export function expire() {
  writeStep(undefined);
  say.info(texts.expired);
  void askSite('/api/certificate/reset', {}).catch(() => undefined);
  setTimeout(() => location.reload(), RELOAD_AFTER);
}

/** Holds a remembered step against what the site knows. */
async function recheck(signal: AbortSignal) {
  const record = readStep();
  if (!record) return;
  if (isOver(record)) return expire();
  const { ok, step, expired, certificateVisibility } = await askSite<Visibility>(
    '/api/certificate/check-visibility',
    undefined,
    signal,
  );
  if (!ok || signal.aborted) return;
  if (expired) return expire();
  if (step === 'request') return writeStep(undefined);
  if (step && step !== record.step) writeStep({ ...record, step });
  if (step === 'code' && certificateVisibility) say.info(texts.alreadySent);
}

/** Looks after a remembered step: once when the page has come, then every minute. */
export function useExpiry() {
  useEffect(() => {
    const leave = new AbortController();
    // A step that cannot be checked now stays as remembered; the server decides in the end.
    recheck(leave.signal).catch(() => undefined);
    const timer = setInterval(() => {
      const record = readStep();
      if (record && isOver(record)) expire();
    }, CHECK_EVERY);
    return () => {
      leave.abort();
      clearInterval(timer);
    };
  }, []);
}
