import 'server-only';
import { HostUnavailable } from '@/lib/http/ask-host';
import { Refusal } from '@/lib/http/refusal';
import { isCodeIssued } from './host';
import type { CertificateSession } from './session';

/** The three steps of the unlock flow, in order. */
export type CertificateStep = 'request' | 'code' | 'document';

export const stepOf = (session: CertificateSession | 'expired' | undefined): CertificateStep => {
  if (!session || session === 'expired') return 'request';
  return session.unlocked ? 'document' : 'code';
};

/**
 * The step of a session, and whether the host still knows of a code for its e-mail.
 * @returns visibility 0 where no usable code is out, as the host puts it
 * @throws Refusal 504 while the host is away
 */
export async function currentStep(session: CertificateSession | 'expired' | undefined) {
  const step = stepOf(session);
  const expired = session === 'expired';
  if (!session || session === 'expired' || step === 'document') {
    return { status: 200, step, expired, certificateVisibility: step === 'document' ? 1 : 0 };
  }
  try {
    return {
      status: 200,
      step,
      expired,
      certificateVisibility: (await isCodeIssued(session.email)) ? 1 : 0,
    };
  } catch (error) {
    if (error instanceof HostUnavailable)
      throw new Refusal(504, 'This cannot be checked at the moment.');
    throw error;
  }
}
