import 'server-only';
import { cookies } from 'next/headers';
import { readFormResult } from '@/lib/forms/form-result';
import { ageOf, stepOf } from './current-step';
import { readSession } from './session-cookie';

/** The step of the session, and the result of a form posted without scripts. */
export async function initialUnlockState() {
  const [session, result] = await Promise.all([
    readSession(await cookies()),
    readFormResult('/certificate/unlock'),
  ]);
  return {
    step: stepOf(session),
    age: ageOf(session),
    notice: result && {
      variant: result.status === 200 ? ('ok' as const) : ('error' as const),
      text: result.message,
    },
    errors: result?.errors,
    typed: result?.values,
  };
}
