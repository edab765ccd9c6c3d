import type { FormResult } from '@/lib/forms/form-result';

/** A form as it shall stand after a post without scripts that failed. */
export function initialFormState(result: FormResult | undefined) {
  if (!result || result.status === 200) return undefined;
  return { errors: result.errors, failure: result.message, typed: result.values };
}
