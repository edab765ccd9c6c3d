'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { CODE_LIFETIME } from '@/contract/form-limits';
import { CERTIFICATE_STEP_KEY } from '@/lib/features/certificate/step-key';
import { storedText } from '@/lib/platform/stored-text';

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

const { subscribe, read, write } = storedText(CERTIFICATE_STEP_KEY);

export { subscribe as watchStep };

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

export const readStep = (file?: string) => parse(read(), file);

export const writeStep = (record: StepRecord): void => write(JSON.stringify(record));

/** The step of another document stays. */
export function removeStep(file?: string): void {
  if (readStep(file)) write(null);
}

/** @param known the server's record, for the first render */
export function useStepRecord(
  known: StepRecord | undefined,
  file: string | undefined,
): StepRecord | undefined {
  const text = useSyncExternalStore(subscribe, read, () => (known ? JSON.stringify(known) : null));
  return useMemo(() => parse(text, file), [text, file]);
}

export const isOver = ({ requestedAt }: StepRecord) => Date.now() - requestedAt > CODE_LIFETIME;
