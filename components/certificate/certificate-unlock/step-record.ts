'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { CERTIFICATE_LIFETIME, CERTIFICATE_STEP_KEY as KEY } from '@/lib/certificate/lifetime';

/**
 * The step that this browser has reached, so that a reload shows it at once. It grants nothing:
 * access depends on the sealed cookie.
 */
export type StepRecord = {
  step: 'code' | 'document';
  /** Milliseconds since 1970 by this browser's clock. */
  requestedAt: number;
};

const listeners = new Set<() => void>();

/** Subscribes to changes. @returns unsubscribe */
export function watchStep(listener: () => void) {
  listeners.add(listener);
  // Changes from other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The record if the browser refuses to store it; undefined if storage works. */
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

/** @param known the server's record, for the first render */
export function useStepRecord(known: StepRecord | undefined): StepRecord | undefined {
  const text = useSyncExternalStore(watchStep, stored, () =>
    known ? JSON.stringify(known) : null,
  );
  return useMemo(() => parse(text), [text]);
}

export const isOver = ({ requestedAt }: StepRecord) =>
  Date.now() - requestedAt > CERTIFICATE_LIFETIME;
