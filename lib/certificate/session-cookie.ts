import 'server-only';
import type { NextResponse } from 'next/server';
import { cookieName, cookieOptions } from '@/lib/http/cookies';
import { isCurrent } from './requests';
import { openSession, sealSession, type CertificateSession } from './session';

/** Without the prefix that it has over HTTPS. */
export const SESSION_COOKIE = 'certificate-session';

/** Longer than the session lives, so that a late visitor hears "expired" and not "unknown"; seconds. */
export const SESSION_MAX_AGE = 60 * 60;

type Cookies = { get: (name: string) => { value: string } | undefined };

/** The visitor's session; `expired` 20 minutes after its request, undefined without a valid one. */
export async function readSession(
  cookies: Cookies,
): Promise<CertificateSession | 'expired' | undefined> {
  const sealed = cookies.get(cookieName(SESSION_COOKIE))?.value;
  const session = sealed ? await openSession(sealed) : undefined;
  if (!session || session === 'expired') return session;
  return (await isCurrent(session)) ? session : undefined;
}

/** @returns puts the sealed session on a response */
export async function sessionCookie(session: CertificateSession) {
  const sealed = await sealSession(session);
  return (response: NextResponse) =>
    void response.cookies.set(cookieName(SESSION_COOKIE), sealed, cookieOptions(SESSION_MAX_AGE));
}

/** Takes the session away. */
export const clearSession = (response: NextResponse) =>
  void response.cookies.set(cookieName(SESSION_COOKIE), '', cookieOptions(0));
