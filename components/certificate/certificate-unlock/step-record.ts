'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { CERTIFICATE_LIFETIME, CERTIFICATE_STEP_KEY as KEY } from '@/lib/certificate/lifetime';

/**
 * Which step this browser stands at, so that a reload shows it at once. It opens nothing: codes and
 * rights are the business of the sealed cookie.
 */
export type StepRecord = {
  step: 'code' | 'document';
  /** Milliseconds since 1970 by the clock of this browser. */
  requestedAt: number;
};

const listeners = new Set<() => void>();

/** Tells of every change. @returns ends that */
export function watchStep(listener: () => void) {
  listeners.add(listener);
  // Other tabs of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the browser would not keep lasts as long as the page; undefined where it keeps the record. */
let unsaved: string | null | undefined;

function stored(): string | null {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): StepRecord | undefined {
  try {
    const { step, requestedAt } = JSON.parse(text ?? '') as Partial<StepRecord>;
    if (step !== 'code' && step !== 'document') return undefined;
    return typeof requestedAt === 'number' ? { step, requestedAt } : undefined;
  } catch {
    return undefined;
  }
}

export const readStep = () => parse(stored());

export function writeStep(record: StepRecord | undefined): void {
  const text = record ? JSON.stringify(record) : null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  listeners.forEach((listener) => listener());
}

/**
 * The record as it stands.
 * @param known what the server found, for the first picture of the page
 */
export function useStepRecord(known: StepRecord | undefined): StepRecord | undefined {
  const text = useSyncExternalStore(watchStep, stored, () =>
    known ? JSON.stringify(known) : null,
  );
  return useMemo(() => parse(text), [text]);
}

export const isOver = ({ requestedAt }: StepRecord) =>
  Date.now() - requestedAt > CERTIFICATE_LIFETIME;
