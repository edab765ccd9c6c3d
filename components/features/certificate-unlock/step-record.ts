'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { CERTIFICATE_LIFETIME, CERTIFICATE_STEP_KEY as KEY } from '@/lib/certificate/lifetime';

/**
 * Which step this browser stands at, so that a reload shows it at once. It opens nothing: codes and
 * rights are the business of the sealed cookie.
 */
export type StepRecord = { step: 'code' | 'document'; requestedAt: number };

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Other tabs of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Where the browser keeps nothing, the record lasts as long as the page. */
let unkept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unkept;
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
  } catch {
    unkept = text;
  }
  listeners.forEach((listener) => listener());
}

/**
 * The record as it stands.
 * @param known what the server found, for the first picture of the page
 */
export function useStepRecord(known: StepRecord | undefined): StepRecord | undefined {
  const text = useSyncExternalStore(subscribe, stored, () =>
    known ? JSON.stringify(known) : null,
  );
  return useMemo(() => parse(text), [text]);
}

export const isOver = ({ requestedAt }: StepRecord) =>
  Date.now() - requestedAt > CERTIFICATE_LIFETIME;
