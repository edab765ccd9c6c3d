import 'server-only';
import { createHash } from 'node:crypto';
import { expiringStore } from '@/lib/limits/expiring-store';
import { CERTIFICATE_LIFETIME } from './lifetime';
import type { CertificateSession } from './session';

/*
 * A sealed cookie can be kept and sent again; these notes make an old one worthless. They outlive
 * every cookie that they speak about.
 */
const kept = { seconds: CERTIFICATE_LIFETIME / 1000 + 60, size: 20_000 };
const ended = expiringStore('certificate-ended', kept);
const latest = expiringStore('certificate-latest', kept);

const keyOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** A new request for a code replaces the one before, in whatever browser that was made. */
export const noteRequest = ({ id, email }: CertificateSession) => latest.set(keyOf(email), id);

/** The code was used: from now on only the unlocked cookie of this request counts. */
export const noteUse = ({ id }: CertificateSession) => ended.set(id, 'used');

/** The visitor, or the clock, has ended it: no cookie of this request counts. */
export const noteReset = ({ id }: CertificateSession) => ended.set(id, 'reset');

/** Whether a genuine, unexpired session still stands for its request. */
export async function isCurrent({ id, email, unlocked }: CertificateSession): Promise<boolean> {
  const end = await ended.get(id);
  if (unlocked) return end !== 'reset';
  return end === undefined && ((await latest.get(keyOf(email))) ?? id) === id;
}
