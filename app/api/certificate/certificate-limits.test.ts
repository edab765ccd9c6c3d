import { CODE } from '@/testing/certificate-host';
import { serveCertificate } from '@/testing/certificate-site';

const site = serveCertificate();
const { call, get, requester } = site;

describe('certificate limits', () => {
  it('forwards at most five of 40 guesses from 40 IPs', async () => {
    const headers = await requester();
    site.host.asked = [];
    const guess = (_: unknown, i: number) =>
      call('verify', { otp: String(100000 + i) }, { headers, from: `10.2.0.${i}` });
    const statuses = (await Promise.all(Array.from({ length: 40 }, guess))).map(
      ({ status }) => status,
    );
    expect(site.host.asked).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    expect((await call('verify', { otp: CODE }, { headers })).status).toBe(429);
  });

  it('counts no try for what cannot be a code', async () => {
    const headers = await requester();
    site.host.asked = [];
    const guess = (otp: string) => call('verify', { otp }, { headers, from: '10.13.0.1' });
    for (const typed of ['???', 'x'.repeat(30), '481.516', '1'.repeat(13)]) {
      const refused = await guess(typed);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({ message: '❌ Invalid OTP! Please try again.' }),
      ]);
    }
    for (let i = 0; i < 40; i++) await guess('the code');
    expect(site.host.asked).toEqual([]);
    expect(
      (await guess(`\u2066${CODE.slice(0, 3)}\u200b\u2011${CODE.slice(3)}\u2069`)).status,
    ).toBe(200);
  });

  it('does not count a try that the host could not check', async () => {
    const headers = await requester();
    const guess = (otp: string) => call('verify', { otp }, { headers, from: '10.8.0.1' });
    site.host.refuse = { status: 503, body: {} };
    for (let i = 0; i < 6; i++) expect((await guess('000000')).status).toBe(504);
    site.host.reset();
    for (let i = 0; i < 4; i++) expect((await guess('000000')).status).toBe(400);
    expect((await guess(CODE)).status).toBe(200);
  });

  it.each<[number, object | string]>([
    [401, { message: 'No.' }],
    [403, {}],
    [404, {}],
    [409, {}],
    [410, {}],
    [400, {}],
    [200, {}],
    [200, { status: 400 }],
    [302, {}],
    [200, '<!doctype html><p>Please log in.'],
  ])('counts a try that the host refuses with %d and %j', async (status, body) => {
    const headers = await requester();
    site.host.refuse = { status, body };
    const guess = async () =>
      (await call('verify', { otp: '000000' }, { headers, from: `10.11.${status % 256}.1` }))
        .status;
    for (let i = 0; i < 5; i++) expect(await guess()).not.toBe(429);
    site.host.asked = [];
    expect([await guess(), site.host.asked]).toEqual([429, []]);
  });

  it.each<[number, object]>([
    [429, { message: 'Wait.' }],
    [500, { message: 'No.' }],
    [200, { status: 503 }],
  ])('gives a try back that the host answers with %d and %j', async (status, body) => {
    const headers = await requester();
    site.host.refuse = { status, body };
    const guess = (i: number) =>
      call('verify', { otp: '000000' }, { headers, from: `10.12.${status % 256}.${i}` });
    for (let i = 0; i < 7; i++) expect((await guess(i)).status).toBe(504);
  });

  it('forwards no sixth guess while an earlier one is pending', async () => {
    const headers = await requester();
    const guess = (i: number) =>
      call('verify', { otp: '000000' }, { headers, from: `10.9.0.${i}` });
    for (let i = 0; i < 4; i++) await guess(i);
    site.host.delay = 100;
    const statuses = (await Promise.all([guess(4), guess(5)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 429]);
  });

  it('allows a client five codes for a mailbox, and does not lock its owner out', async () => {
    const ask = async (email: string, from: string) =>
      (await call('request', { email }, { from })).status;
    for (let i = 0; i < 5; i++) expect(await ask(`Same+${i}@example.com`, '10.3.0.1')).toBe(200);
    expect(await ask('same@example.com', '10.3.0.1')).toBe(429);
    expect(await ask('same@example.com', '10.3.0.2')).toBe(200);
  });

  it('sends a mailbox at most 15 codes, whoever asks', async () => {
    const statuses = [];
    for (let i = 0; i < 16; i++) {
      const request = call('request', { email: `many+${i}@example.com` }, { from: `10.5.0.${i}` });
      statuses.push((await request).status);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429]);
  });

  it('counts the networks of one IPv6 owner together', async () => {
    const statuses = [];
    for (let i = 0; i < 81; i++) {
      const from = `2001:db8:1:${i.toString(16)}::/64`;
      statuses.push((await call('request', { email: `v6-${i}@example.com` }, { from })).status);
    }
    expect(statuses).toEqual([...Array<number>(80).fill(200), 429]);
  });

  it('allows 20 requests per IP', async () => {
    site.host.asked = [];
    for (let i = 0; i < 21; i++)
      await call('request', { email: `n${i}@example.com` }, { from: '10.4.0.1' });
    expect(site.host.asked).toHaveLength(20);
  });

  it('rejects the 41st guess of an IP, whatever the code', async () => {
    const statuses = [];
    for (let i = 0; i < 9; i++) {
      const headers = await requester();
      for (let j = 0; j < 5; j++) {
        const { status } = await call('verify', { otp: '000000' }, { headers, from: '10.10.0.1' });
        statuses.push(status);
      }
    }
    expect(statuses).toEqual([...Array<number>(40).fill(400), ...Array<number>(5).fill(429)]);
    const headers = await requester();
    const refused = await call('verify', { otp: CODE }, { headers, from: '10.10.0.1' });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await call('verify', { otp: CODE }, { headers, from: '10.10.0.2' })).status).toBe(200);
  });

  it('answers 120 visibility checks per IP', async () => {
    const ask = (from: string) => get('check-visibility', { from });
    for (let i = 0; i < 120; i++) expect((await ask('10.11.0.1')).status).toBe(200);
    const refused = await ask('10.11.0.1');
    expect([refused.status, (await refused.json()).status]).toEqual([429, 429]);
    expect((await ask('10.11.0.2')).status).toBe(200);
  });

  it('no reply contains the code', async () => {
    const { replies, withCode } = await site.repliesWithCode();
    expect(replies).toBeGreaterThan(200);
    expect(withCode).toEqual([]);
  });
});
