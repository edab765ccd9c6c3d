import type { CertificateSession } from '@/lib/features/certificate/session';
import { CODE, PDF } from '@/testing/certificate-host';
import { serveCertificate } from '@/testing/certificate-site';
import { cookiesOf } from '@/testing/site-request';
import { forgetContent } from '@/testing/forget-content';

const site = serveCertificate();
const { call, get, newVisitor, requester } = site;

describe('the certificate API', () => {
  it('unlocks the document with the right code, and locks it again', async () => {
    const waiting = await requester();
    const visibility = (await (
      await get('check-visibility', { headers: waiting })
    ).json()) as object;
    expect(visibility).toMatchObject({ step: 'code', certificateVisibility: 1 });
    expect(visibility).toMatchObject({ age: expect.any(Number) as number });
    expect((await get('document', { headers: waiting })).status).toBe(401);
    expect((await call('verify', { otp: '000000' }, { headers: waiting })).status).toBe(400);
    const verified = await call('verify', { otp: ' 481 516 ' }, { headers: waiting });
    expect(verified.status).toBe(200);
    const unlocked = cookiesOf(verified);
    const document = await get('document', { headers: unlocked });
    expect([document.status, await document.text()]).toEqual([200, PDF]);
    expect(document.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect([...document.headers.values()].join()).not.toMatch(
      /documents\/certificate|127\.0\.0\.1/,
    );

    // The cookie from before the code is worth nothing any more, the one from after until the reset.
    expect((await call('verify', { otp: CODE }, { headers: waiting })).status).toBe(401);
    expect((await get('document', { headers: waiting })).status).toBe(401);
    expect(cookiesOf(await call('reset', {}, { headers: unlocked }))).toEqual({
      cookie: 'certificate-session=',
    });
    expect((await get('document', { headers: unlocked })).status).toBe(401);
  });

  it('rejects a code whose request was replaced by a newer one', async () => {
    const email = 'twice@example.com';
    const first = cookiesOf(await call('request', { email }, { from: '10.1.0.1' }));
    const second = cookiesOf(await call('request', { email }, { from: '10.1.0.2' }));
    expect((await call('verify', { otp: CODE }, { headers: first })).status).toBe(401);
    expect((await call('verify', { otp: CODE }, { headers: second })).status).toBe(200);
  });

  it('locks the document of an earlier request when another e-mail asks from the same browser', async () => {
    const earlier = await requester();
    const headers = cookiesOf(await call('verify', { otp: CODE }, { headers: earlier }));
    expect((await get('document', { headers })).status).toBe(200);
    const { email, from } = newVisitor();
    expect((await call('request', { email }, { from, headers })).status).toBe(200);
    expect((await get('document', { headers })).status).toBe(401);
  });

  it('answers 504 to a visibility check while the host is down', async () => {
    const headers = await requester();
    site.host.breakOff = true;
    const response = await get('check-visibility', { headers });
    expect([response.status, await response.json()]).toEqual([
      504,
      { status: 504, message: 'This cannot be checked at the moment.' },
    ]);
  });

  it('counts the 20 minutes from before the mail is sent', async () => {
    const { openSession } = await import('@/lib/features/certificate/session');
    site.host.delay = 300;
    const asked = Date.now();
    const { cookie = '' } = await requester();
    const session = (await openSession(cookie.split('=')[1] ?? '')) as CertificateSession;
    expect(session.requestedAt - asked).toBeLessThan(300);
  });

  it('says that the mail may be late where the host says so', async () => {
    site.host.refuse = { status: 200, body: { status: 200, message: 'Sent', late: true } };
    const { email, from } = newVisitor();
    const response = await call('request', { email }, { from });
    expect([response.status, (await response.json()).message]).toEqual([
      200,
      '✅ OTP has been sent to your email! The mail may take some minutes.',
    ]);
  });

  describe('a rejected code', () => {
    const wrong = '❌ Invalid OTP! Please try again.';
    const failed = '❌ Verification failed. Try again.';
    const expired = 'ℹ️ OTP expired. Please request again.';
    const message = 'Some sentence of the host.';
    it.each<[number, object | string, number, string]>([
      [400, { message }, 400, wrong],
      [422, { message }, 400, wrong],
      [200, { status: false, message }, 400, wrong],
      [410, { message }, 410, expired],
      [200, { status: 410, message }, 410, expired],
      [401, { message }, 400, wrong],
      [403, { message }, 400, wrong],
      [404, { message }, 400, wrong],
      [409, { message }, 400, wrong],
      [400, {}, 400, wrong],
      [200, {}, 400, wrong],
      [200, { status: 404 }, 400, wrong],
      [429, { message }, 504, failed],
      [500, { message }, 504, failed],
      [200, { status: 429, message }, 504, failed],
      [200, 'Verified successfully', 400, wrong],
      [200, '<!doctype html><p>Verified successfully', 504, failed],
      [302, {}, 504, failed],
    ])('answered with %d and %j', async (status, body, expected, sentence) => {
      const headers = await requester();
      site.host.refuse = { status, body };
      const response = await call('verify', { otp: CODE }, { headers, from: newVisitor().from });
      expect([response.status, (await response.json()).message]).toEqual([expected, sentence]);
    });
  });

  it.each([{}, { email: '' }, { email: 'ada' }, { email: ['a@b.example'] }])(
    'answers 422 and names the e-mail for %j',
    async (body) => {
      const response = await call('request', body, { from: '10.5.0.1' });
      expect([response.status, (await response.json()).field, site.host.asked]).toEqual([
        422,
        'email',
        [],
      ]);
    },
  );

  it('reveals nothing without a session', async () => {
    expect(await (await get('check-visibility')).json()).toMatchObject({
      step: 'request',
      certificateVisibility: 0,
    });
    expect((await call('verify', { otp: CODE })).status).toBe(401);
    expect(site.host.asked).toEqual([]);
  });

  it('says "expired" after 20 minutes', async () => {
    const { sealSession } = await import('@/lib/features/certificate/session');
    const requestedAt = Date.now() - 21 * 60_000;
    const sealed = await sealSession({
      id: 'old',
      email: 'a@b.example',
      requestedAt,
      unlocked: true,
    });
    const headers = { cookie: `certificate-session=${sealed}` };
    expect((await get('document', { headers })).status).toBe(410);
    expect((await call('verify', { otp: CODE }, { headers })).status).toBe(410);
    expect(await (await get('check-visibility', { headers })).json()).toMatchObject({
      step: 'request',
      expired: true,
    });
  });

  describe('host errors', () => {
    it.each([
      [{ status: 429, body: { message: 'Please wait a minute.' } }, 'Please wait a minute.'],
      [
        { status: 200, body: { status: 400, message: 'No mail to this address.' } },
        'No mail to this address.',
      ],
      [{ status: 400, body: {} }, '⚠️ Failed to generate OTP.'],
      [{ status: 200, body: '<!doctype html>' }, '❌ Failed to send OTP. Please try again.'],
      [{ status: 302, body: {} }, '❌ Failed to send OTP. Please try again.'],
      [
        { status: 500, body: { message: 'SQLSTATE[HY000] at /srv/app.php:12' } },
        '⚠️ Failed to generate OTP.',
      ],
      [
        { status: 500, body: { message: `Code ${CODE} not mailed`, data: [{ otp: CODE }] } },
        '⚠️ Failed to generate OTP.',
      ],
      [
        { status: 400, body: { message: 'Please wait 20 minutes, at most 5 tries.' } },
        'Please wait 20 minutes, at most 5 tries.',
      ],
    ])('are answered to %j with %s', async (fault, message) => {
      site.host.refuse = fault;
      const response = await call('request', { email: newVisitor().email }, { from: '10.6.0.1' });
      expect([response.ok, (await response.json()).message]).toEqual([false, message]);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it.each(['Your code is 123456', 'Code 123 456 not sent', 'Use 12-34-56.', 'Enter A1B2-C3.'])(
      'do not pass on a code that the host writes as %j',
      async (message) => {
        site.host.refuse = { status: 500, body: { message } };
        const response = await call('request', { email: newVisitor().email }, { from: '10.6.0.2' });
        expect((await response.json()).message).toBe('⚠️ Failed to generate OTP.');
      },
    );

    it('shows a readable page if the document is missing or on another host', async () => {
      const unlocked = cookiesOf(
        await call('verify', { otp: CODE }, { headers: await requester() }),
      );
      site.host.file = 'https://elsewhere.example/certificate.pdf';
      forgetContent();
      const elsewhere = await get('document', { headers: unlocked });
      site.host.refuse = { status: 503, body: {} };
      const away = await get('document', { headers: unlocked });
      for (const response of [elsewhere, away]) {
        expect([response.status, response.headers.get('content-type')]).toEqual([
          502,
          'text/html; charset=utf-8',
        ]);
        expect(await response.text()).toContain('cannot be shown at the moment');
      }
    });
  });

  it('sends the code in no reply', async () => {
    const { replies, withCode } = await site.repliesWithCode();
    expect(replies).toBeGreaterThan(40);
    expect(withCode).toEqual([]);
  });
});
