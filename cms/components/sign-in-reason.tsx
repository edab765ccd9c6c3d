'use client';

import { useSearchParams } from 'next/navigation';

/** Above the form: why somebody who was at work is asked again. */
export function SignInReason() {
  if (!useSearchParams().get('redirect')) return null;
  return (
    <p className="sign-in-reason" role="status">
      You are not signed in, or your session has ended. Sign in to go on where you were. What you
      had typed there is kept in this browser.
    </p>
  );
}
