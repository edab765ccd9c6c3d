import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expiringStore } from '@/lib/limits/expiring-store';
import { CERTIFICATE_LIFETIME } from './lifetime';
import type { CertificateSession } from './session';

/*
 * A sealed cookie can be kept and sent again; these notes make an old one worthless. They outlive
 * every cookie that they speak about, and a restart: a cookie from before the first note that is
 * still known counts for nothing.
 */
const records = expiringStore('certificate-requests', {
  seconds: CERTIFICATE_LIFETIME / 1000 + 60,
  size: 40_000,
  file: path.resolve('.next/cache/certificate-requests.json'),
});

const endOf = (id: string) => `end:${id}`;
const latestOf = (email: string) =>
  `latest:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/** A new request for a code replaces the one before, in whatever browser that was made. */
export const recordRequest = ({ id, email }: CertificateSession) =>
  records.set(latestOf(email), id);

/** The code was used: from now on only the unlocked cookie of this request counts. */
export const recordUse = ({ id }: CertificateSession) => records.set(endOf(id), 'used');

/** The visitor, or the clock, has ended it: no cookie of this request counts. */
export const recordReset = ({ id }: CertificateSession) => records.set(endOf(id), 'reset');

/** Whether a genuine, unexpired session still stands for its request. */
export async function isCurrent(session: CertificateSession): Promise<boolean> {
  const { id, email, requestedAt, unlocked } = session;
  if (!records.remembersSince(requestedAt)) return false;
  const end = await records.get(endOf(id));
  if (unlocked) return end !== 'reset';
  return end === undefined && ((await records.get(latestOf(email))) ?? id) === id;
}
