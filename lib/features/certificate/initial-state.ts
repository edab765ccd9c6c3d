import 'server-only';
import { cookies } from 'next/headers';
import { readFormResult, withRequestId } from '@/lib/features/forms/form-result';
import { ageOf, stepOf } from './current-step';
import { unlockQuery } from './unlock-path';
import { readSessionFor } from './session-cookie';

/**
 * The step of the session, and the result of a form posted without scripts.
 * @param file key of a locked document; undefined for the certificate
 */
export async function initialUnlockState(file: string | undefined) {
  const [session, result] = await Promise.all([
    readSessionFor(file, await cookies()),
    readFormResult('/certificate/unlock', unlockQuery({ file })),
  ]);
  return {
    step: stepOf(session),
    age: ageOf(session),
    notice: result && {
      variant: result.status === 200 ? ('ok' as const) : ('error' as const),
      text: result.message,
    },
    errors: result?.errors,
    typed: withRequestId(result?.values),
  };
}
