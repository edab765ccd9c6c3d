import { withRequestId, type FormResult } from '@/lib/features/forms/form-result';

/** The form after a failed post without scripts. */
export function initialFormState(result: FormResult | undefined) {
  if (!result || result.status === 200) return undefined;
  return { errors: result.errors, failure: result.message, typed: withRequestId(result.values) };
}
