import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { TOO_MANY } from '../../contract/drawings';
import { UPLOADS } from '../../contract/upload-limits';
import { openDatabase } from '../store/open-database';
import { createDrawingsFolder } from '../store/drawings-folder';
import { createEnquiryStore } from '../store/enquiries';
import { startSmtpServer } from '../testing/loopback-server';
import { quoteForm } from '../testing/quote-form';
import {
  cleanUp,
  onCleanup,
  startTestService,
  temporaryFolder,
  waitFor,
} from '../testing/test-service';

afterEach(cleanUp);

const MB = 1024 * 1024;
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;';
const quote = {
  name: 'Ada Byron',
  email: 'ada@engines.example',
  company: 'Engines',
  message: 'Please with an inspection report.',
  parts: [
    { description: 'Ring', quantity: '50', material: '34CrNiMo6', notes: 'Turned\nall over' },
    { description: '', quantity: ' ' },
  ],
  about: 'Rolled ring',
  utm_source: 'fair',
};

async function storedIn(dataDir: string) {
  const database = await openDatabase({ dataDir });
  try {
    return await createEnquiryStore(database, createDrawingsFolder(dataDir)).list();
  } finally {
    await database.close();
  }
}

const filesIn = (dataDir: string) => readdir(join(dataDir, 'drawings')).catch(() => []);

describe('a request for a quote', () => {
  it('is stored with its drawings, mailed with those below 10 MB, and receipted', async () => {
    const smtp = await startSmtpServer();
    const { app, dataDir } = await startTestService({
      smtpUrl: smtp.url,
      enquiriesTo: 'office@forge.example,Quote=sales@forge.example',
    });
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * MB)]);
    const response = await app.inject(
      await quoteForm(quote, [
        ['ring.step', STEP],
        ['drawing.PDF', large],
      ]),
    );
    expect(response.json()).toEqual({
      status: 200,
      message: 'Thank you, your request has been received.',
      refused: [],
    });
    const [stored] = await storedIn(dataDir);
    expect(stored).toMatchObject({
      kind: 'quote',
      company: 'Engines',
      parts: [{ description: 'Ring', quantity: '50', notes: 'Turned\nall over', finish: '' }],
      drawings: [
        { name: 'ring.step', type: 'STEP', size: STEP.length },
        { name: 'drawing.pdf', type: 'PDF', size: large.length },
      ],
      context: { about: 'Rolled ring', utm_source: 'fair' },
    });
    const file = join(dataDir, 'drawings', stored!.drawings[0]!.storedAs);
    expect(await readFile(file, 'utf8')).toBe(STEP);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    await waitFor(() => smtp.mails.length === 2);
    const [mail, receipt] = ['sales@forge.example', 'ada@engines.example'].map(smtp.mailTo);
    expect(mail).toMatchObject({
      to: [{ address: 'sales@forge.example' }],
      subject: 'Request for a quote from Ada Byron',
      replyTo: [{ address: 'ada@engines.example' }],
      attachments: [{ filename: 'ring.step', mimeType: 'application/octet-stream' }],
    });
    expect(mail?.text).toMatch(/1\.\n {3}Ring\n {3}Quantity: 50\n {3}Material: 34CrNiMo6/);
    expect(mail?.text).toMatch(/drawing\.pdf \(PDF, 12 MB\), too large for this mail/);
    expect(mail?.text).toContain('About: Rolled ring');
    expect(receipt).toMatchObject({
      to: [{ address: 'ada@engines.example' }],
      subject: 'Your request for a quote to Quarry Forge',
      attachments: [],
    });
    expect(receipt?.text).toContain('Parts: 1. Drawings: 2.');
  });

  it('keeps what is right when a file is refused, and names that file', async () => {
    const { app, dataDir } = await startTestService();
    const tooLarge = Buffer.concat([Buffer.from(STEP), Buffer.alloc(25 * MB)]);
    const response = await app.inject(
      await quoteForm(quote, [
        ['', ''],
        ['virus.step', 'MZ\x90 this program cannot be run'],
        ['huge.step', tooLarge],
        ...Array.from({ length: 6 }, (_, index): [string, string] => [`${index}.step`, STEP]),
      ]),
    );
    expect(response.json()).toMatchObject({
      status: 200,
      refused: [
        { name: 'virus.step', message: expect.stringContaining('This is not a STEP') },
        { name: 'huge.step', message: expect.stringContaining('This file is larger than 25 MB.') },
        { name: '5.step', message: TOO_MANY },
      ],
    });
    const [stored] = await storedIn(dataDir);
    expect(stored?.drawings.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `${index}.step`),
    );
    expect(await filesIn(dataDir)).toHaveLength(5);
  });

  it('cannot inject anything by names and fields', async () => {
    const smtp = await startSmtpServer();
    const { app } = await startTestService({ smtpUrl: smtp.url });
    await app.inject(
      await quoteForm({ ...quote, name: 'Eve\r\nBcc: all@victims.example' }, [
        ['..\\..\\a"; filename="b.exe\r\nX-Evil: 1.step', STEP],
      ]),
    );
    await waitFor(() => smtp.mails.length === 2);
    for (const mail of smtp.mails) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.some(({ key }) => key === 'x-evil')).toBe(false);
      expect(mail.to).toHaveLength(1);
    }
    const [mail, receipt] = ['office@forge.example', 'ada@engines.example'].map(smtp.mailTo);
    expect(mail?.attachments[0]?.filename).toMatch(/^[^"\\/\r\n;]+\.step$/);
    expect(receipt?.text).not.toContain('victims');
  });

  it.each([
    ['no field', undefined, [], 400],
    ['no JSON', '{', [], 400],
    ['no name', { ...quote, name: '' }, [['a.step', STEP]], 400],
    ['a wrong address', { ...quote, email: 'ada@engines' }, [['a.step', STEP]], 400],
    ['no part and no drawing', { ...quote, parts: [] }, [['', '']], 400],
    ['nothing but a refused file', { ...quote, parts: [] }, [['a.exe', 'MZ']], 400],
    ['too many parts', { ...quote, parts: Array(11).fill({ description: 'x' }) }, [], 400],
    ['a field that is too long', JSON.stringify(quote).padEnd(70_000), [['a.step', STEP]], 400],
  ] as [string, unknown, [string, string][], number][])(
    'with %s is refused in words and leaves no file',
    async (_, fields, files, status) => {
      const { app, dataDir } = await startTestService();
      const response = await app.inject(await quoteForm(fields, files));
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { status, message: expect.stringMatching(/\.$/) as string },
      ]);
      expect(await storedIn(dataDir)).toEqual([]);
      expect(await filesIn(dataDir)).toEqual([]);
    },
  );

  it('is refused as JSON, with a length above the limit, and when it ends early', async () => {
    const { app, dataDir } = await startTestService();
    const form = await quoteForm(quote, [['a.step', STEP]]);
    const asJson = await app.inject({ method: 'POST', url: '/api/quotes', payload: quote });
    expect([asJson.statusCode, asJson.json()]).toMatchObject([
      415,
      { message: 'Please send the request as a form.' },
    ]);
    const headers = { ...form.headers, 'content-length': String(2_000 * MB) };
    expect((await app.inject({ ...form, headers })).statusCode).toBe(413);
    const half = form.payload.subarray(0, form.payload.length - 40);
    expect((await app.inject({ ...form, payload: half })).statusCode).toBe(400);
    expect(await filesIn(dataDir)).toEqual([]);
  });

  it('leaves nothing when the visitor leaves, or sends without end', async () => {
    const { app, dataDir } = await startTestService();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { headers, payload } = await quoteForm(quote, [['a.step', Buffer.alloc(MB, STEP)]]);
    const begin = () => {
      const sending = httpRequest(`${url}/api/quotes`, { method: 'POST', headers });
      const ended = new Promise<void>((resolve) => sending.once('error', () => resolve()));
      return { sending, ended };
    };
    const left = begin();
    left.sending.write(payload.subarray(0, payload.length / 2));
    await waitFor(async () => (await filesIn(dataDir)).length);
    left.sending.destroy();
    await waitFor(async () => (await filesIn(dataDir)).length === 0);

    const endless = begin();
    const chunk = Buffer.alloc(MB, STEP);
    endless.sending.write(payload.subarray(0, payload.length / 2));
    const pump = () => {
      while (!endless.sending.destroyed && endless.sending.write(chunk));
    };
    endless.sending.on('drain', pump);
    pump();
    await endless.ended;
    await waitFor(async () => (await filesIn(dataDir)).length === 0);
    expect(await storedIn(dataDir)).toEqual([]);
  });

  it('survives kill -9 right after the reply', async () => {
    const dataDir = await temporaryFolder();
    const child = fork(join(__dirname, '../main.ts'), {
      execArgv: ['--import', `file://${require.resolve('tsx')}`],
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    onCleanup(() => child.kill('SIGKILL'));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const { payload, headers } = await quoteForm(quote, [['a.step', STEP]]);
    const reply = await fetch(`${url}/api/quotes`, { method: 'POST', headers, body: payload });
    child.kill('SIGKILL');
    expect(reply.status).toBe(200);
    await once(child, 'exit');
    const [stored] = await storedIn(dataDir);
    const file = join(dataDir, 'drawings', stored!.drawings[0]!.storedAs);
    expect(await readFile(file, 'utf8')).toBe(STEP);
  });

  it('is refused in words when the disk is full, and leaves nothing', async () => {
    const dataDir = await temporaryFolder();
    // No file grows above 2 MB: the database has room, a drawing has not.
    const script = 'ulimit -f 2048; exec "$0" "$@"';
    const main = join(__dirname, '../main.ts');
    const args = [process.execPath, '--import', `file://${require.resolve('tsx')}`, main];
    const child = spawn('bash', ['-c', script, ...args], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    onCleanup(() => child.kill('SIGKILL'));
    let logged = '';
    child.stdout!.on('data', (text: Buffer) => (logged += text.toString()));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const send = async (bytes: number) => {
      const drawing = Buffer.concat([Buffer.from(STEP), Buffer.alloc(bytes)]);
      const { payload, headers } = await quoteForm(quote, [['a.step', drawing]]);
      return fetch(`${url}/api/quotes`, { method: 'POST', headers, body: payload });
    };
    const refused = await send(20 * MB);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      { status: 507, message: expect.stringContaining('by e-mail') as string },
    ]);
    expect(logged).toContain('Drawings are refused: EFBIG');
    expect(await filesIn(dataDir)).toEqual([]);
    expect((await send(1_000)).status).toBe(200);
  });

  it('is deleted with its drawings when it is too old', async () => {
    const dataDir = await temporaryFolder();
    const options = { dataDir, enquiriesKeepDays: 30 };
    const past = Date.now() - 31 * 24 * 60 * 60_000;
    const first = await startTestService({ dataDir, now: () => past });
    await first.app.inject(await quoteForm(quote, [['old.step', STEP]]));
    await waitFor(async () => (await storedIn(dataDir))[0]?.mailState === 'outbox');
    await first.app.close();
    const second = await startTestService({ dataDir });
    for (const name of ['new', 'newer'])
      await second.app.inject(await quoteForm({ ...quote, name }, [['new.step', STEP]]));
    await second.app.close();
    expect(await filesIn(dataDir)).toHaveLength(3);

    await startTestService(options);
    await waitFor(async () => (await filesIn(dataDir)).length === 2);
    const kept = await storedIn(dataDir);
    expect(kept.map(({ name }) => name)).toEqual(['new', 'newer']);
    expect(existsSync(join(dataDir, 'drawings', kept[0]!.drawings[0]!.storedAs))).toBe(true);
  });

  /** Requests that stop behind so many bytes; a file begins in the last 60. */
  async function openUploads(url: string, count: number, files: [string, string][]) {
    const { headers, payload } = await quoteForm(quote, files);
    const open = Array.from({ length: count }, () => {
      const sending = httpRequest(`${url}/api/quotes`, { method: 'POST', headers });
      sending.on('error', () => undefined).write(payload.subarray(0, payload.length - 60));
      return sending;
    });
    onCleanup(() => open.forEach((sending) => sending.destroy()));
  }
  const sender = (url: string) => async (files: [string, string][]) => {
    const { headers, payload } = await quoteForm(quote, files);
    return fetch(`${url}/api/quotes`, { method: 'POST', headers, body: payload });
  };

  it('with files has one of 40 places, without files it needs none', async () => {
    const { app, dataDir } = await startTestService();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = sender(url);
    await openUploads(url, 45, []);
    expect((await send([['a.step', STEP]])).status).toBe(200);
    await openUploads(url, UPLOADS, [['a.step', STEP.repeat(10)]]);
    await waitFor(async () => (await filesIn(dataDir)).length === UPLOADS + 1);
    const refused = await send([['a.step', STEP]]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await send([['a.step', '']])).status).toBe(200);
  });

  it.each([
    ['parts without a name', '--x\r\n\r\n\r\n'],
    ['fields', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    ['files', '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\na\r\n'],
  ])('of %s without end is not read on where it is too much', async (_, part) => {
    const { app, dataDir } = await startTestService();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const sending = httpRequest(`${url}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    const chunk = Buffer.from(part.repeat(Math.ceil(MB / part.length)));
    let sent = 0;
    const ended = new Promise<number | undefined>((resolve) => {
      sending.once('response', ({ statusCode }) => resolve(statusCode));
      sending.once('error', () => resolve(undefined));
    });
    const pump = () => {
      while (sent < 64 && !sending.destroyed && sending.write(chunk)) sent += 1;
      sent += 1;
    };
    sending.on('drain', pump);
    pump();
    expect([413, undefined]).toContain(await ended);
    sending.destroy();
    expect(sent).toBeLessThan(16);
    expect(await filesIn(dataDir)).toEqual([]);
  });

  it('is refused in words while less than MIN_FREE_MB is free', async () => {
    const { app, dataDir, lines } = await startTestService({ minFreeMb: 1_000_000_000 });
    const response = await app.inject(await quoteForm(quote, [['a.step', STEP]]));
    expect([response.statusCode, response.json()]).toEqual([
      507,
      { status: 507, message: expect.stringContaining('by e-mail') as string },
    ]);
    expect(await filesIn(dataDir)).toEqual([]);
    expect(JSON.stringify(lines)).toContain('MIN_FREE_MB');
    expect((await app.inject(await quoteForm(quote))).statusCode).toBe(200);
  });

  it('is refused in words when 10 GB of drawings have come within a day', async () => {
    const dataDir = await temporaryFolder();
    const DAY = 24 * 60 * 60_000;
    const database = await openDatabase({ dataDir });
    const store = createEnquiryStore(database, createDrawingsFolder(dataDir));
    const drawing = { name: 'a.step', type: 'STEP', size: 5 * 1024 * MB } as const;
    for (const storedAs of ['x', 'y'])
      await store.add(
        {
          ...{ kind: 'quote', name: 'A', email: 'a@b.example', message: '', captcha: 'off' },
          drawings: [{ ...drawing, storedAs }],
        },
        DAY,
      );
    await database.close();
    let now = 2 * DAY - 1_000;
    const { app } = await startTestService({ dataDir, now: () => now });
    const withFile = await quoteForm(quote, [['a.step', STEP]]);
    const refused = await app.inject(withFile);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      507,
      { message: expect.stringContaining('by e-mail') as string },
    ]);
    expect((await app.inject(await quoteForm(quote))).statusCode).toBe(200);
    now += 2_000;
    expect((await app.inject(withFile)).statusCode).toBe(200);
  });
});

describe('receipts', () => {
  it('go to an address five times a day, with the text of the company', async () => {
    const smtp = await startSmtpServer();
    const { app, contentDir } = await startTestService({ smtpUrl: smtp.url });
    await writeFile(
      join(contentDir, 'site-settings.json'),
      JSON.stringify({
        name: 'Quarry Forge',
        email: 'office@forge.example',
        receipts: { message: 'we shall write by pigeon.' },
      }),
    );
    await waitFor(async () =>
      JSON.stringify((await app.inject('/api/site-settings')).json()).includes('pigeon'),
    );
    for (let index = 0; index < 7; index += 1) {
      await app.inject({
        method: 'POST',
        url: '/api/enquiries',
        payload: {
          ...{ name: 'Ada', email: index % 2 ? 'a@b.example' : 'A@b.example' },
          message: `Question ${index}`,
        },
      });
    }
    await waitFor(() => smtp.mails.length === 12);
    const receipts = smtp.mails.filter(({ subject }) => subject === 'Your message to Quarry Forge');
    expect(receipts).toHaveLength(5);
    expect(receipts[0]?.text).toContain('we shall write by pigeon.');
  });

  it('go to a mailbox five times a day, whatever follows a plus in its name', async () => {
    const smtp = await startSmtpServer();
    const { app } = await startTestService({ smtpUrl: smtp.url });
    const addresses = ['', '+0', '+1', '+2_', '+%', '+5', '+6'].map((tag) => `v_x${tag}@b.example`);
    for (const email of [...addresses, 'vax@b.example', 'v_x@a.b.example', 'v_x0@b.example'])
      await app.inject({
        method: 'POST',
        url: '/api/enquiries',
        payload: { name: 'Ada', email, message: `From ${email}` },
      });
    await waitFor(() => smtp.mails.length === 10 + 5 + 3);
    const receipts = smtp.mails.filter(({ subject }) => subject === 'Your message to Quarry Forge');
    expect(receipts).toHaveLength(8);
  });
});
