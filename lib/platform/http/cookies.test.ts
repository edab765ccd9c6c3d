import type { CertificateSession } from '@/lib/features/certificate/session';
import { words } from '@/words/words';

process.env.SESSION_SECRET = 'a-secret-of-at-least-32-characters';

async function cookiesSetBy(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { NextResponse } = await import('next/server');
  const { redirectToResult } = await import('@/lib/features/forms/form-result');
  const { clearSession, sessionCookie } = await import('@/lib/features/certificate/session-cookie');
  const cookieOf = (response: Response) => response.headers.getSetCookie().join();

  const result = await redirectToResult('/contact/result')(
    { status: 200, message: 'Sent.', errors: {} },
    {},
    { clientIp: 'a', words: words('en') },
  );
  const unlocked = new NextResponse();
  const email = 'ada@example.com';
  const session: CertificateSession = { id: 'r', email, requestedAt: Date.now(), unlocked: true };
  (await sessionCookie(session))(unlocked);
  const cleared = new NextResponse();
  clearSession(cleared);
  return [result, unlocked, cleared].map(cookieOf);
}

const names = ['enquiry-result=[\\w-]+', 'certificate-session=[^;]+', 'certificate-session='];

describe('cookies', () => {
  it('are HttpOnly, have the __Host- prefix and Secure over HTTPS', async () => {
    const cookies = await cookiesSetBy('https://forge.example');
    for (const [index, name] of names.entries()) {
      expect(cookies[index]).toMatch(new RegExp(`^__Host-${name}; Path=/;`));
      expect(cookies[index]).toMatch(/; Secure; HttpOnly; SameSite=lax$/);
      expect(cookies[index]).not.toMatch(/Domain/i);
    }
  });

  it('are HttpOnly without prefix and Secure over HTTP', async () => {
    const cookies = await cookiesSetBy('http://localhost:3000');
    for (const [index, name] of names.entries()) {
      expect(cookies[index]).toMatch(new RegExp(`^${name}; Path=/;`));
      expect(cookies[index]).toMatch(/; HttpOnly; SameSite=lax$/);
      expect(cookies[index]).not.toMatch(/Secure/i);
    }
  });
});
