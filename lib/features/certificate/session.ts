import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { CODE_LIFETIME } from '@/contract/form-limits';

const sessionSchema = z.object({
  /** Of the request for the code. */
  id: z.string(),
  email: z.string(),
  /** ms since 1970 */
  requestedAt: z.number(),
  unlocked: z.boolean(),
  /** The key of the locked document that the code opens; without one it is the certificate. */
  file: z.string().optional(),
});
export type CertificateSession = z.infer<typeof sessionSchema>;

const PURPOSE = 'certificate-session';

const sealingKey = () => new Uint8Array(hkdfSync('sha256', secret(), '', PURPOSE, 32));

function secret(): string | Buffer {
  const { SESSION_SECRET } = environment();
  if (SESSION_SECRET) return SESSION_SECRET;
  return globalSingleton('session-secret', () => randomBytes(32));
}

/** How far the clock of another instance may be ahead. */
const MAX_AHEAD_MS = 60_000;

export function sealSession(session: CertificateSession): Promise<string> {
  return new EncryptJWT({ ...session })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(PURPOSE)
    .setExpirationTime(Math.floor((session.requestedAt + CODE_LIFETIME) / 1000))
    .encrypt(sealingKey());
}

/**
 * @returns `expired` for a genuine token that is old, or of a clock that was ahead and would grant more
 *   than 20 minutes; undefined for anything else
 */
export async function openSession(
  sealed: string,
): Promise<CertificateSession | 'expired' | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, sealingKey(), {
      audience: PURPOSE,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    const session = sessionSchema.safeParse(payload).data;
    const isOfFuture = session && session.requestedAt > Date.now() + MAX_AHEAD_MS;
    return isOfFuture ? 'expired' : session;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : undefined;
  }
}
