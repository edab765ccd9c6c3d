import 'server-only';
import { HostRequestError } from '@/lib/content/host/errors';
import { HttpError } from '@/lib/platform/http/http-error';
import { isCodeIssued } from './host';
import type { CertificateSession } from './session';

export type CertificateStep = 'request' | 'code' | 'document';

export const stepOf = (session: CertificateSession | 'expired' | undefined): CertificateStep => {
  if (!session || session === 'expired') return 'request';
  return session.unlocked ? 'document' : 'code';
};

/** An age in ms does not depend on the browser's clock. */
export const ageOf = (session: CertificateSession | 'expired' | undefined) =>
  session && session !== 'expired' ? Date.now() - session.requestedAt : undefined;

/** @throws HttpError 504 if the host does not answer */
export async function currentStep(session: CertificateSession | 'expired' | undefined) {
  const step = stepOf(session);
  const age = ageOf(session);
  const expired = session === 'expired';
  if (!session || session === 'expired' || step === 'document') {
    const certificateVisibility = step === 'document' ? 1 : 0;
    return { status: 200, step, age, expired, certificateVisibility };
  }
  try {
    const certificateVisibility = (await isCodeIssued(session.email)) ? 1 : 0;
    return { status: 200, step, age, expired, certificateVisibility };
  } catch (error) {
    if (error instanceof HostRequestError) throw new HttpError(504, 'certificate.notChecked');
    throw error;
  }
}
