import { z } from 'zod';

/** Of the check that runs now; checks run without a pause, so two never mix. */
let reasons: string[] = [];

/** Notes that a part of what is being checked is left out, while the rest of it stays. */
export function noteLeftOut(reason: string): void {
  reasons.push(reason);
}

/** Runs a check and tells which parts it left out. */
export function withLeftOut<T>(check: () => T): { value: T; leftOut: string[] } {
  reasons = [];
  const value = check();
  return { value, leftOut: reasons };
}

/** Why a check failed, in one line. */
export const reasonOf = (error: z.ZodError): string => z.prettifyError(error).replace(/\s+/g, ' ');
