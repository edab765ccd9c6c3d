import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { environment } from '@/lib/platform/env';
import { expiringStore } from '@/lib/platform/limits/expiring-store';
import { CODE_LIFETIME } from '@/contract/form-limits';
import type { CertificateSession } from './session';

/* A sealed cookie can be replayed. These records outlive every cookie and a restart. */
const records = expiringStore('certificate-requests', {
  seconds: CODE_LIFETIME / 1000 + 60,
  size: 40_000,
  // Two processes without Redis may run from one build.
  file: path.resolve(`.next/cache/certificate-requests-${environment().PORT}.json`),
});

const endOf = (id: string) => `end:${id}`;
const latestOf = (email: string) =>
  `latest:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/** Invalidates the previous request in any browser. */
export const recordRequest = ({ id, email }: CertificateSession) =>
  records.set(latestOf(email), id);

/** Only the unlocked cookie is valid from now on. */
export const recordUse = ({ id }: CertificateSession) => records.set(endOf(id), 'used');

/** No cookie is valid any more. */
export const recordReset = ({ id }: CertificateSession) => records.set(endOf(id), 'reset');

export async function isCurrent(session: CertificateSession): Promise<boolean> {
  const { id, email, requestedAt, unlocked } = session;
  if (!records.remembersSince(requestedAt)) return false;
  const end = await records.get(endOf(id));
  if (unlocked) return end !== 'reset';
  return end === undefined && ((await records.get(latestOf(email))) ?? id) === id;
}
