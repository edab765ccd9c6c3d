import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { startSmtpServer } from '../testing/loopback-server';
import { words } from '../../words/words';
import {
  cleanUp,
  codeMailedBy,
  startTestService,
  waitFor,
  writeFiles,
} from '../testing/test-service';

afterEach(cleanUp);

const MINUTE = 60_000;

async function startWithClock(smtpUrl?: string, codeMailMs?: number) {
  const clock = { now: Date.UTC(2026, 0, 15, 9) };
  const { app, dataDir, lines } = await startTestService({
    now: () => clock.now,
    demo: !smtpUrl,
    smtpUrl,
    codeMailMs,
  });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const request = (email: string, more = {}) =>
    post('/api/certificate/request', { email, ...more });
  return {
    app,
    dataDir,
    lines,
    clock,
    request,
    codeFor: (email: string) => codeMailedBy(dataDir, () => request(email)),
    verify: async (email: unknown, otp: unknown) => {
      const { statusCode, ...response } = await post('/api/certificate/verify', {
        email,
        otp,
      } as object);
      expect(response.json()).toMatchObject({ status: statusCode });
      return [statusCode, response.json<{ message: string }>().message];
    },
    visible: async (email: string) => {
      const query = { email };
      const response = await app.inject({ url: '/api/certificate/check-visibility', query });
      return response.json<{ certificateVisibility: number }>().certificateVisibility;
    },
  };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

const WRONG = [400, 'This code is not right.'];
const EXPIRED = [410, 'This code is no longer valid; please request a new one.'];
const LOCKED = [429, 'Too many wrong codes; please request a new one.'];
const RIGHT = [200, 'Verified successfully'];

describe('certificate codes', () => {
  it('have six digits, are sent by mail and are valid once', async () => {
    const smtp = await startSmtpServer();
    const { request, verify, visible } = await startWithClock(smtp.url);
    expect(await visible('ada@engines.example')).toBe(0);
    const response = await request(' Ada@Engines.example ', { phone: 42, unknown: true });
    expect(response.json()).toEqual({
      status: 200,
      message: 'OTP has been sent to your email',
    });
    expect(smtp.mails[0]).toMatchObject({ to: [{ address: 'ada@engines.example' }] });
    const otp = /\b\d{6}\b/.exec(smtp.mails[0]?.text ?? '')?.[0];
    expect(otp).toBeDefined();
    expect(smtp.mails[0]?.text).toContain('\nQuarry Forge\n');
    expect(smtp.mails[0]?.subject).toBe('Your code for the Quarry Forge certificate');
    expect(smtp.raw[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(smtp.raw[0]).toMatch(/^X-Auto-Response-Suppress: All\r$/m);

    expect(await visible('ADA@engines.example')).toBe(1);
    expect(await verify('ada@ENGINES.example', ` ${otp} `)).toEqual(RIGHT);
    expect(await verify('ada@engines.example', otp)).toEqual(EXPIRED);
    expect(await visible('ada@engines.example')).toBe(0);
  });

  it('expire after 20 minutes', async () => {
    const { clock, codeFor, verify, visible } = await startWithClock();
    const code = await codeFor('a@b.example');
    clock.now += 20 * MINUTE - 1;
    expect(await visible('a@b.example')).toBe(1);
    expect(await verify('a@b.example', wrongFor(code))).toEqual(WRONG);
    clock.now += 1;
    expect(await visible('a@b.example')).toBe(0);
    expect(await verify('a@b.example', code)).toEqual(EXPIRED);
  });

  it('of a clock that was ahead are not valid for longer than others', async () => {
    const { clock, codeFor, verify, visible } = await startWithClock();
    clock.now += 365 * 24 * 60 * MINUTE;
    const otp = await codeFor('early@forge.example');
    clock.now -= 365 * 24 * 60 * MINUTE;
    expect(await visible('early@forge.example')).toBe(0);
    expect((await verify('early@forge.example', otp))[0]).not.toBe(200);
  });

  it('are valid after four wrong tries, and locked after five', async () => {
    const { codeFor, verify, visible } = await startWithClock();
    const first = await codeFor('a@b.example');
    for (let i = 0; i < 4; i += 1) {
      expect(await verify('a@b.example', wrongFor(first))).toEqual(WRONG);
    }
    expect(await verify('a@b.example', first)).toEqual(RIGHT);

    const second = await codeFor('a@b.example');
    for (let i = 0; i < 5; i += 1) {
      expect(await verify('a@b.example', wrongFor(second))).toEqual(WRONG);
    }
    expect(await verify('a@b.example', second)).toEqual(LOCKED);
    expect(await visible('a@b.example')).toBe(0);
    expect(await verify('a@b.example', await codeFor('a@b.example'))).toEqual(RIGHT);
  });

  it('are read in every script, and cost no try where there can be none', async () => {
    const { codeFor, verify } = await startWithClock();
    const code = await codeFor('a@b.example');
    const letters = Array.from({ length: 5 }, (_, index) => `${index}O481S`);
    for (const typed of ['12345', ...letters, '1'.repeat(30), '481.516', 'x', 1234567])
      expect(await verify('a@b.example', typed)).toEqual(WRONG);
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect(await verify('a@b.example', `\u200f${arabic}\u202c`)).toEqual(RIGHT);
  });

  it('are bound to one e-mail and replaced by a new request', async () => {
    const { codeFor, verify } = await startWithClock();
    const first = await codeFor('a@b.example');
    let second = await codeFor('a@b.example');
    while (second === first) second = await codeFor('a@b.example');
    expect(await verify('a@b.example', first)).toEqual(WRONG);
    expect(await verify('other@b.example', second)).toEqual(WRONG);
    expect(await verify('a@b.example', second)).toEqual(RIGHT);
  });

  it('are valid once when two requests verify them at the same time', async () => {
    const { codeFor, verify } = await startWithClock();
    const code = await codeFor('a@b.example');
    const both = [verify('a@b.example', code), verify('a@b.example', code)];
    expect((await Promise.all(both)).sort()).toEqual([RIGHT, EXPIRED]);
  });

  it('are invalidated with earlier ones when their mail fails', async () => {
    const smtp = await startSmtpServer((attempt) => attempt === 2);
    const { request, verify, visible, dataDir } = await startWithClock(smtp.url);
    await request('a@b.example');
    const first = /\b\d{6}\b/.exec(smtp.mails[0]?.text ?? '')?.[0];
    const response = await request('a@b.example');
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      status: 502,
      message: 'The mail with the code could not be sent; please try again later.',
    });
    expect(await visible('a@b.example')).toBe(0);
    expect(await verify('a@b.example', first)).toEqual(WRONG);

    const database = new Database(join(dataDir, 'content-service.db'));
    const rows = database.prepare('SELECT state, code_hash FROM certificate_requests').all();
    database.close();
    expect(rows).toMatchObject([
      { state: 'replaced', code_hash: null },
      { state: 'failed', code_hash: null },
    ]);
  });

  describe('whose mail server is slow', () => {
    it('are withdrawn where it has not got the mail in time, which then never arrives', async () => {
      const smtp = await startSmtpServer(undefined, {
        onRcptTo: (_address, _session, done) => void setTimeout(done, 700),
      });
      const { request, visible } = await startWithClock(smtp.url, 300);
      const response = await request('a@b.example');
      expect([response.statusCode, await visible('a@b.example')]).toEqual([502, 0]);
      await sleep(900);
      expect(smtp.attempts()).toBe(0);
    });

    it('stay valid where it has got the mail, and the site is told that it may be late', async () => {
      const smtp = await startSmtpServer(() => sleep(1_500, false));
      const { request, verify, visible } = await startWithClock(smtp.url, 1_000);
      expect((await request('a@b.example')).json()).toMatchObject({ status: 200, late: true });
      expect([smtp.raw.length, await visible('a@b.example')]).toEqual([0, 1]);
      await waitFor(() => smtp.raw.length);
      const code = /\b\d{6}\b/.exec(smtp.mails[0]?.text ?? '')?.[0];
      expect(await verify('a@b.example', code)).toEqual(RIGHT);
    });

    it('are withdrawn when it refuses the mail after all', async () => {
      const smtp = await startSmtpServer(() => sleep(1_500, '554 5.7.1 spam'));
      const { request, visible, lines } = await startWithClock(smtp.url, 1_000);
      expect((await request('a@b.example')).json()).toMatchObject({ late: true });
      await waitFor(async () => (await visible('a@b.example')) === 0);
      expect(lines).toContainEqual(
        expect.objectContaining({ reason: '554 5.7.1 after the last dot' }),
      );
    });

    it('stay valid where it goes away without an answer', async () => {
      const smtp = await startSmtpServer(() => {
        smtp.hangUp();
        return false;
      });
      const { request } = await startWithClock(smtp.url);
      expect((await request('a@b.example')).json()).toMatchObject({ status: 200, late: true });
    });

    it('hold up no stop of the service', async () => {
      const smtp = await startSmtpServer(undefined, { onMailFrom: () => undefined });
      const { app, request } = await startWithClock(smtp.url);
      const asked = request('a@b.example');
      await sleep(300);
      const began = Date.now();
      await Promise.all([app.close(), asked]);
      expect(Date.now() - began).toBeLessThan(4_000);
      expect((await asked).statusCode).toBe(502);
    });
  });

  it('are neither in the database nor in the log', async () => {
    const { codeFor, dataDir, lines } = await startWithClock();
    const code = await codeFor('a@b.example');
    for (const file of ['content-service.db', 'content-service.db-wal']) {
      const bytes = await readFile(join(dataDir, file));
      expect([file, bytes.includes(code)]).toEqual([file, false]);
    }
    expect(JSON.stringify(lines)).not.toContain(code);
    expect(JSON.stringify(lines)).not.toContain('a@b.example');
  });

  it('leave the reason of a failed mail in the log, without the recipient', async () => {
    const smtp = await startSmtpServer(() => true);
    const { request, lines } = await startWithClock(smtp.url);
    await request('a@b.example');
    const failure = { reason: '450 after the last dot', msg: 'The mail with a code failed' };
    expect(lines).toContainEqual(expect.objectContaining(failure));
    expect(JSON.stringify(lines)).not.toContain('a@b.example');
  });

  it('stay valid after a restart', async () => {
    const first = await startWithClock();
    const code = await first.codeFor('a@b.example');
    await first.app.close();
    const { app } = await startTestService({
      demo: true,
      dataDir: first.dataDir,
      now: () => first.clock.now,
    });
    const payload = { email: 'a@b.example', otp: Number(code) };
    const response = await app.inject({
      method: 'POST',
      url: '/api/certificate/verify',
      payload,
    });
    expect(response.statusCode).toBe(200);
  });

  it('are not issued, and the visitor is told so, without a mail server outside the demo', async () => {
    const { app, lines } = await startTestService();
    const payload = { email: 'a@b.example' };
    const refused = await app.inject({ method: 'POST', url: '/api/certificate/request', payload });
    expect(refused.json()).toEqual({
      status: 503,
      message:
        'This site cannot send e-mail at the moment, so no code was sent. Please call or write to us instead.',
    });
    const visible = await app.inject('/api/certificate/check-visibility?email=a@b.example');
    expect(visible.json()).toMatchObject({ certificateVisibility: 0 });
    expect((await app.inject('/health')).json()).toMatchObject({
      status: 'degraded',
      mail: { status: 'outbox' },
    });
    const warning = expect.stringContaining('SMTP_URL is not set') as string;
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: warning }));
  });

  it('are refused in the language of the settings, as those are now', async () => {
    const { app, contentDir } = await startTestService();
    const settings = { name: 'Steinbruch', locale: 'de-DE' };
    await writeFiles(contentDir, { 'site-settings.json': settings });
    const refusal = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/certificate/request',
          payload: { email: 'a@b.example' },
        })
      ).json<{ message: string }>().message;
    const german = words('de').certificate.noMail;
    expect(await waitFor(async () => (await refusal()) === german)).toBe(true);
  });

  it('are not verified without valid input', async () => {
    const { app, request, verify } = await startWithClock();
    expect((await request('nobody')).json()).toEqual({
      status: 400,
      message: 'Please give a valid e-mail address.',
    });
    expect(await verify('a@b.example', '')).toEqual([400, 'Please enter the code from the mail.']);
    expect(await verify('a@b.example', null)).toEqual([
      400,
      'Please enter the code from the mail.',
    ]);
    expect(await verify({ $ne: '' }, '123456')).toEqual([
      400,
      'Please give a valid e-mail address.',
    ]);
    for (const query of ['', '?email=', '?email=a@b.example&email=c@d.example']) {
      const response = await app.inject(`/api/certificate/check-visibility${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
    }
  });
});
