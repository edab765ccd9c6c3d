'use client';

import { useMemo, useSyncExternalStore } from 'react';
import {
  CERTIFICATE_LIFETIME,
  CERTIFICATE_STEP_KEY as KEY,
} from '@/lib/features/certificate/lifetime';

/**
 * The step that this browser has reached, so that a reload shows it at once. It grants nothing:
 * access depends on the sealed cookie.
 */
export type StepRecord = {
  step: 'code' | 'document';
  /** The key of the locked document; without one it is the certificate. */
  file?: string;
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

/** @returns undefined for the step of another document, too */
function parse(text: string | null, ofFile: string | undefined): StepRecord | undefined {
  try {
    const { step, requestedAt, file } = JSON.parse(text ?? '') as Partial<StepRecord>;
    if (file !== ofFile || (step !== 'code' && step !== 'document')) return undefined;
    return typeof requestedAt === 'number' ? { step, requestedAt, file } : undefined;
  } catch {
    return undefined;
  }
}

export const readStep = (file?: string) => parse(stored(), file);

export const writeStep = (record: StepRecord): void => store(JSON.stringify(record));

/** The step of another document stays. */
export function removeStep(file?: string): void {
  if (readStep(file)) store(null);
}

function store(text: string | null): void {
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
export function useStepRecord(
  known: StepRecord | undefined,
  file: string | undefined,
): StepRecord | undefined {
  const text = useSyncExternalStore(watchStep, stored, () =>
    known ? JSON.stringify(known) : null,
  );
  return useMemo(() => parse(text, file), [text, file]);
}

export const isOver = ({ requestedAt }: StepRecord) =>
  Date.now() - requestedAt > CERTIFICATE_LIFETIME;
