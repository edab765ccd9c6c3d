import 'server-only';
import type { NextResponse } from 'next/server';
import { cookieName, cookieOptions } from '@/lib/platform/http/cookies';
import { isCurrent } from './requests';
import { openSession, sealSession, type CertificateSession } from './session';

/** Gets the prefix `__Host-` over HTTPS. */
export const SESSION_COOKIE = 'certificate-session';

/** Longer than the session, so that a late visitor reads "expired" instead of "unknown". */
export const SESSION_MAX_AGE = 60 * 60;

type Cookies = { get: (name: string) => { value: string } | undefined };

/** `expired` 20 minutes after the request, undefined without a valid session. */
export async function readSession(
  cookies: Cookies,
): Promise<CertificateSession | 'expired' | undefined> {
  const sealed = cookies.get(cookieName(SESSION_COOKIE))?.value;
  const session = sealed ? await openSession(sealed) : undefined;
  if (!session || session === 'expired') return session;
  return (await isCurrent(session)) ? session : undefined;
}

/** The session whose code was requested for this document. */
export async function readSessionFor(file: string | undefined, cookies: Cookies) {
  const session = await readSession(cookies);
  return session === 'expired' || session?.file === file ? session : undefined;
}

/** Seals the session and sets it on a response. */
export async function sessionCookie(session: CertificateSession) {
  const sealed = await sealSession(session);
  return (response: NextResponse) =>
    void response.cookies.set(cookieName(SESSION_COOKIE), sealed, cookieOptions(SESSION_MAX_AGE));
}

export const clearSession = (response: NextResponse) =>
  void response.cookies.set(cookieName(SESSION_COOKIE), '', cookieOptions(0));
