import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import type { Email } from 'postal-mime';
import { startHttpServer, startSmtpServer } from '../testing/loopback-server';
import { cleanUp, waitFor, startTestService } from '../testing/test-service';

afterEach(cleanUp);

const enquiry = {
  name: 'Ada Byron',
  email: 'ada@engines.example',
  message: 'Do you forge rings of 34CrNiMo6?\nUp to 1.2 m across.',
  recaptchaToken: '',
};

const send = (app: FastifyInstance, payload: unknown) =>
  app.inject({ method: 'POST', url: '/api/enquiries', payload: payload as object });

const toCompany = (mails: Email[]) =>
  mails.filter(({ subject }) => subject?.startsWith('Website enquiry'));

function storedIn(dataDir: string) {
  const database = new Database(join(dataDir, 'content-service.db'));
  try {
    return database
      .prepare(
        `SELECT * FROM enquiries JOIN deliveries ON enquiry_id = enquiries.id
         WHERE channel = 'mail' ORDER BY enquiries.id`,
      )
      .all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

describe('enquiries', () => {
  it('are stored before the response and mailed afterwards, with the visitor in Reply-To', async () => {
    const smtp = await startSmtpServer();
    const { app, dataDir } = await startTestService({
      smtpUrl: smtp.url,
      mailFrom: { name: 'Forge Website', address: 'web@forge.example' },
      enquiriesTo: 'sales@forge.example, office@forge.example',
    });
    const response = await send(app, enquiry);
    expect(response.json()).toMatchObject({ status: 200 });
    expect(storedIn(dataDir)).toMatchObject([{ name: 'Ada Byron', human_check: 'off' }]);

    await waitFor(() => storedIn(dataDir)[0]?.state === 'sent');
    expect(toCompany(smtp.mails)).toHaveLength(1);
    expect(smtp.mailTo('sales@forge.example')).toMatchObject({
      from: { name: 'Forge Website', address: 'web@forge.example' },
      to: [{ address: 'sales@forge.example' }, { address: 'office@forge.example' }],
      replyTo: [{ name: 'Ada Byron', address: 'ada@engines.example' }],
      subject: 'Website enquiry from Ada Byron',
      text: expect.stringContaining('rings of 34CrNiMo6?\nUp to 1.2 m') as string,
    });
  });

  it('are mailed again until the server accepts them, and then no more', async () => {
    const smtp = await startSmtpServer((attempt) => attempt < 4);
    const { app, dataDir } = await startTestService({ smtpUrl: smtp.url, firstRetryMs: 20 });
    expect((await send(app, enquiry)).statusCode).toBe(200);
    await waitFor(() => storedIn(dataDir)[0]?.state === 'sent');
    await waitFor(() => smtp.mails.length === 2);
    expect(smtp.attempts()).toBe(5);
    expect(toCompany(smtp.mails)).toHaveLength(1);
    expect(storedIn(dataDir)).toMatchObject([{ state: 'sent', last_error: null }]);
  });

  it('that wait are mailed after a restart', async () => {
    const first = await startTestService({ smtpUrl: 'smtp://127.0.0.1:1' });
    await send(first.app, enquiry);
    await waitFor(() => storedIn(first.dataDir)[0]?.last_error);
    expect((await first.app.inject('/health')).json()).toMatchObject({ mail: { waiting: 2 } });
    await first.app.close();

    const smtp = await startSmtpServer();
    await startTestService({ dataDir: first.dataDir, smtpUrl: smtp.url });
    const mail = await waitFor(() => smtp.mailTo('office@forge.example'));
    expect(mail.from).toEqual({ name: 'Quarry Forge', address: 'office@forge.example' });
  });

  it('say once what they are about, and from where the visitor came', async () => {
    const smtp = await startSmtpServer();
    const { app } = await startTestService({ smtpUrl: smtp.url });
    const context = { about: 'Rolled ring', referrer: 'fair.example', utm_source: ['x'] };
    const message = 'About: Rolled ring\n\nTwelve of them.';
    await send(app, { ...enquiry, ...context, message });
    const { text } = await waitFor(() => smtp.mailTo('office@forge.example'));
    expect(text?.match(/About: Rolled ring/g)).toHaveLength(1);
    expect(text).toContain('Came from: fair.example');
    expect(text).not.toContain('Source:');
  });

  it('are answered by a receipt that no program answers; the mail to the company can be', async () => {
    const smtp = await startSmtpServer();
    const { app } = await startTestService({ smtpUrl: smtp.url });
    await send(app, enquiry);
    await waitFor(() => smtp.raw.length === 2);
    const automatic = smtp.raw.filter((raw) => /^Auto-Submitted: auto-replied\r$/m.test(raw));
    expect(automatic).toHaveLength(1);
    expect(automatic[0]).toMatch(/^To: ada@engines\.example\r$/m);
    expect(automatic[0]).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
    expect(smtp.raw.filter((raw) => /^(Auto-|X-Auto)/m.test(raw))).toEqual(automatic);
  });

  it('cannot inject headers into the mail', async () => {
    const smtp = await startSmtpServer();
    const { app } = await startTestService({ smtpUrl: smtp.url });
    await send(app, { ...enquiry, name: 'Eve\r\nBcc: all@victims.example' });
    const mail = await waitFor(() => smtp.mailTo('office@forge.example'));
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('Website enquiry from Eve Bcc: all@victims.example');
  });

  it.each([
    ['no name', { ...enquiry, name: ' ' }, /name/],
    ['a long name', { ...enquiry, name: 'x'.repeat(201) }, /name/],
    ['a name that is no text', { ...enquiry, name: ['x'] }, /name/],
    ['no email', { ...enquiry, email: undefined }, /e-mail/],
    ['an odd email', { ...enquiry, email: 'ada@engines' }, /e-mail/],
    ['two emails', { ...enquiry, email: 'a@b.example,c@d.example' }, /e-mail/],
    ['no message', { ...enquiry, message: '' }, /message/],
    ['a long message', { ...enquiry, message: 'x'.repeat(5_001) }, /message/],
    ['a list', [enquiry], /JSON object/],
  ])('with %s are rejected with a message', async (_case, payload, message) => {
    const { app, dataDir } = await startTestService();
    const response = await send(app, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      status: 400,
      message: expect.stringMatching(message) as string,
    });
    expect(storedIn(dataDir)).toEqual([]);
  });

  it.each([
    ['too large', 'application/json', JSON.stringify({ ...enquiry, x: 'x'.repeat(16_384) }), 413],
    ['broken JSON', 'application/json', '{"name":', 400],
    ['empty', 'application/json', '', 400],
    ['plain text', 'text/plain', 'hello', 415],
  ])('that are %s are rejected', async (_case, type, payload, status) => {
    const { app } = await startTestService();
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ status, message: expect.stringMatching(/\.$/) as string });
  });

  it('of the maximum length are accepted', async () => {
    const { app } = await startTestService();
    const long = { ...enquiry, name: 'ü'.repeat(200), message: 'ü'.repeat(5_000) };
    expect((await send(app, long)).statusCode).toBe(200);
  });
});

describe('captcha', () => {
  const withProvider = async (status: number, body: string) => {
    const provider = await startHttpServer(() => [status, body]);
    const service = await startTestService({
      recaptchaSecret: 'shared-secret',
      recaptchaVerifyUrl: provider.url,
    });
    return { ...service, provider };
  };

  it('is verified by the provider, and its success is stored', async () => {
    const { app, dataDir, provider } = await withProvider(200, '{"success": true}');
    const response = await send(app, { ...enquiry, recaptchaToken: 'token from the widget' });
    expect(response.statusCode).toBe(200);
    expect(provider.seen[0]?.body).toBe('secret=shared-secret&response=token+from+the+widget');
    expect(storedIn(dataDir)).toMatchObject([{ human_check: 'passed' }]);
  });

  it('rejects a token that the provider rejects', async () => {
    const rejection = '{"success": false, "error-codes": ["timeout-or-duplicate"]}';
    const { app, dataDir } = await withProvider(200, rejection);
    const response = await send(app, { ...enquiry, recaptchaToken: 'stale' });
    expect(response.statusCode).toBe(422);
    expect(storedIn(dataDir)).toEqual([]);
  });

  it('accepts and marks an enquiry without a token, without calling the provider', async () => {
    const { app, dataDir, provider } = await withProvider(200, '{"success": true}');
    expect((await send(app, { ...enquiry, recaptchaToken: '' })).statusCode).toBe(200);
    expect(storedIn(dataDir)).toMatchObject([{ human_check: 'unavailable' }]);
    expect(provider.seen).toEqual([]);
  });

  it.each([
    [503, 'down'],
    [200, '<html>'],
    [200, '{"success": "yes"}'],
    [200, '{"success": false, "error-codes": ["invalid-input-secret"]}'],
  ])('accepts and marks an enquiry when the provider answers %d %s', async (status, body) => {
    const { app, dataDir } = await withProvider(status, body);
    expect((await send(app, { ...enquiry, recaptchaToken: 'x' })).statusCode).toBe(200);
    expect(storedIn(dataDir)).toMatchObject([{ human_check: 'unavailable' }]);
  });
});
