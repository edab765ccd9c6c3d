import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ContentServiceOptions } from '../server';
import { createDrawingsFolder, drawingFiles, drawingsFolder } from '../store/drawings-folder';
import { createEnquiryStore } from '../store/enquiries';
import { openDatabase } from '../store/open-database';
import { databaseFile } from '../store/sqlite';
import { startHttpServer, startSmtpServer } from '../testing/loopback-server';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { quoteForm } from '../testing/quote-form';
import {
  cleanUp,
  onCleanup,
  startTestService,
  temporaryFolder,
  waitFor,
} from '../testing/test-service';

afterEach(cleanUp);

const MINUTE = 60_000;
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;';
const enquiry = { name: 'Ada', email: 'ada@engines.example', message: 'Twelve rings, please.' };
const quote = { name: 'Ada', email: 'ada@engines.example', parts: [{ description: 'Ring' }] };
const withId = <T extends object>(fields: T) => ({ ...fields, request_id: randomUUID() });

const post = (app: FastifyInstance, payload: object) =>
  app.inject({ method: 'POST', url: '/api/enquiries', payload });
const postQuote = async (app: FastifyInstance, fields: object, file = STEP) =>
  app.inject(await quoteForm(fields, [['ring.step', file]]));

async function listed(options: Pick<ContentServiceOptions, 'dataDir' | 'databaseUrl'>) {
  const database = await openDatabase(options);
  try {
    return await createEnquiryStore(database, createDrawingsFolder(options.dataDir)).list();
  } finally {
    await database.close();
  }
}

type Location = Pick<ContentServiceOptions, 'dataDir' | 'databaseUrl'>;

/** @param instances how many share the data */
function isStoredOnce(newLocation: () => Promise<Location>, instances: number) {
  async function start() {
    const location = await newLocation();
    const smtp = await startSmtpServer();
    const clock = { now: Date.now() };
    /** The provider takes a token once. */
    const seen = new Set<string>();
    const provider = await startHttpServer(async (requests) => {
      const token = new URLSearchParams(requests.at(-1)!.body).get('response') ?? '';
      const success = !seen.has(token);
      seen.add(token);
      await sleep(300);
      return [200, JSON.stringify({ success })];
    });
    const options = {
      ...location,
      smtpUrl: smtp.url,
      recaptchaSecret: 'shared',
      recaptchaVerifyUrl: provider.url,
      now: () => clock.now,
    };
    const apps: FastifyInstance[] = [];
    for (let index = 0; index < instances; index += 1)
      apps.push((await startTestService(options)).app);
    const files = () => drawingFiles(drawingsFolder(location.dataDir));
    const mails = async (amount: number) => {
      // With one for the visitor each.
      await waitFor(() => smtp.mails.length >= 2 * amount);
      await sleep(100);
      expect(smtp.mails).toHaveLength(2 * amount);
    };
    return {
      location,
      clock,
      smtp,
      provider,
      files,
      mails,
      apps,
      first: apps[0]!,
      last: apps.at(-1)!,
    };
  }

  it('when it is sent twice at once, and once more', async () => {
    const { location, provider, mails, first, last } = await start();
    const sent = { ...withId(enquiry), recaptchaToken: 'once' };
    const [one, other] = await Promise.all([post(first, sent), post(last, sent)]);
    const request_id = sent.request_id.toUpperCase();
    const later = { page: '/contact', recaptchaToken: 'old' };
    const third = await post(last, { ...sent, request_id, ...later });
    expect([one.json(), other.json(), third.json()]).toEqual(
      Array(3).fill({ status: 200, message: expect.stringContaining('received') as string }),
    );
    expect(provider.seen).toHaveLength(1);
    expect(await listed(location)).toHaveLength(1);
    await mails(1);
  });

  it('with its drawings, and the files of the other are deleted', async () => {
    const { location, files, mails, first, last } = await start();
    const sent = withId(quote);
    const answers = await Promise.all([postQuote(first, sent), postQuote(last, sent)]);
    answers.push(await postQuote(last, sent));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [row, ...others] = await listed(location);
    expect(others).toEqual([]);
    expect(files()).toEqual({
      kept: [row!.drawings[0]!.storedAs],
      unfinished: [],
      setAside: [],
    });
    await mails(1);
  });

  it('but not what was changed under its id', async () => {
    const { location, mails, first } = await start();
    const sent = withId(quote);
    await postQuote(first, sent);
    await postQuote(first, { ...sent, message: 'By May.' });
    await postQuote(first, sent, STEP.repeat(2));
    expect(await listed(location)).toHaveLength(3);
    await mails(3);
  });

  it('also without an id, from the same mailbox within half an hour', async () => {
    const { location, clock, files, first, last } = await start();
    await Promise.all([postQuote(first, quote), postQuote(last, quote)]);
    await postQuote(last, { ...quote, email: 'ADA+web@engines.example' });
    clock.now += 29 * MINUTE;
    // The page that says that it failed has one.
    expect((await postQuote(first, withId(quote))).statusCode).toBe(200);
    expect(files().kept).toHaveLength(1);
    expect(await listed(location)).toHaveLength(1);
    await postQuote(first, { ...quote, email: 'eve@engines.example' });
    await postQuote(first, quote, STEP.repeat(2));
    clock.now += 2 * MINUTE;
    await postQuote(first, quote);
    expect(await listed(location)).toHaveLength(4);
    expect(files()).toMatchObject({ kept: { length: 4 }, unfinished: [] });
  });

  it('a code is sent once for an id, until it is too old', async () => {
    const { smtp, clock, first, last } = await start();
    const sent = withId({ email: 'ada@engines.example' });
    const ask = (app: FastifyInstance) =>
      app.inject({ method: 'POST', url: '/api/certificate/request', payload: sent });
    const answers = [...(await Promise.all([ask(first), ask(last)])), await ask(last)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(smtp.mails).toHaveLength(1);
    expect(answers[2]!.json()).toEqual({
      status: 200,
      message: 'OTP has been sent to your email',
    });
    clock.now += 21 * MINUTE;
    expect((await ask(first)).statusCode).toBe(200);
    expect(smtp.mails).toHaveLength(2);
  });
}

describe('what is sent is stored and mailed once', () => {
  isStoredOnce(async () => ({ dataDir: await temporaryFolder() }), 1);
});

describeOnPostgres('what is sent to two instances is stored and mailed once', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterAll(() => server?.stop());
  isStoredOnce(
    async () => ({ dataDir: await temporaryFolder(), databaseUrl: server.createDatabase() }),
    2,
  );
});

it('a request for a code whose mail failed is not remembered', async () => {
  const smtp = await startSmtpServer((attempt) => attempt === 1);
  const { app } = await startTestService({ smtpUrl: smtp.url });
  const payload = withId({ email: 'ada@engines.example' });
  const ask = async () =>
    (await app.inject({ method: 'POST', url: '/api/certificate/request', payload })).statusCode;
  expect(await ask()).toBe(502);
  expect(await ask()).toBe(200);
  expect(smtp.mails).toHaveLength(1);
});

it('anything but a UUID is no id', async () => {
  const { app, dataDir } = await startTestService();
  for (const [index, request_id] of ['1', 7, null, '', 'x'.repeat(36)].entries()) {
    const message = `Question ${index}`;
    expect((await post(app, { ...enquiry, message, request_id })).statusCode).toBe(200);
    expect((await post(app, { ...enquiry, message })).statusCode).toBe(200);
  }
  expect(await listed({ dataDir })).toHaveLength(5);
});

it('a service that has died while it stored holds a repetition up for 20 seconds at most', async () => {
  const clock = { now: Date.now() };
  const { app, dataDir } = await startTestService({ now: () => clock.now });
  const database = await openDatabase({ dataDir });
  try {
    await post(app, enquiry);
    const { content_hash: key } = await database.query
      .selectFrom('enquiries')
      .select('content_hash')
      .executeTakeFirstOrThrow();
    await database.query
      .insertInto('under_way')
      .values({ key: key!, claimed_until: clock.now + 20_000 })
      .execute();
    const waiting = post(app, enquiry);
    await sleep(300);
    clock.now += 20_001;
    expect((await waiting).statusCode).toBe(200);
  } finally {
    await database.close();
  }
});

it('waits for a program that holds the database, and answers others meanwhile', async () => {
  const { app, dataDir } = await startTestService();
  const hold = `const database = new (require('libsql'))(process.argv[1]);
    database.exec('BEGIN IMMEDIATE');
    console.log('held');
    setTimeout(() => database.exec('ROLLBACK'), 6_000);`;
  const other = spawn(process.execPath, ['-e', hold, databaseFile(dataDir)]);
  onCleanup(() => other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  const waiting = [1, 2, 3, 4].map((number) => post(app, { ...enquiry, message: `${number}` }));
  const began = performance.now();
  await app.inject('/api/site-settings');
  expect(performance.now() - began).toBeLessThan(4_000);
  const answers = await Promise.all(waiting);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await listed({ dataDir })).toHaveLength(4);
});
