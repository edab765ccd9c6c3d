import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startDeliveryQueue } from '../delivery-queue';
import { createSmtpMailer } from '../mail/smtp-mailer';
import { startSmtpServer } from '../testing/loopback-server';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import {
  cleanUp,
  codeMailedBy,
  onCleanup,
  recordingLog,
  startTestService,
  temporaryFolder,
  waitFor,
} from '../testing/test-service';
import { backUp, restore } from './backup';
import type { Database, DatabaseLocation } from './database';
import { openDatabase } from './open-database';
import { createDeliveryStore } from './deliveries';
import { createDrawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';
import { openSqlite, databaseFile } from './sqlite';

const enquiry = { name: 'Ada', email: 'a@b.example', message: 'x' };

const enquiriesOf = (database: Database) =>
  createEnquiryStore(database, createDrawingsFolder('/nowhere'));

const storedIn = async (location: DatabaseLocation) => {
  const database = await openDatabase(location);
  try {
    return await enquiriesOf(database).list();
  } finally {
    await database.close();
  }
};

const namesIn = async (location: DatabaseLocation) =>
  (await storedIn(location)).map(({ name }) => name);

describeOnPostgres('the service on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterEach(cleanUp);
  afterAll(() => server?.stop());

  const newLocation = async () => ({
    dataDir: await temporaryFolder(),
    databaseUrl: server.createDatabase(),
  });

  /** Instances that start at the same time and share database and data folder. */
  async function startInstances(amount: number, smtpUrl?: string) {
    const location = await newLocation();
    const start = () =>
      startTestService({ ...location, smtpUrl, demo: !smtpUrl, firstRetryMs: 20 });
    const services = await Promise.all(Array.from({ length: amount }, start));
    return { ...location, apps: services.map(({ app }) => app) };
  }

  it('counts receipts by mailbox, and the bytes of drawings since a time', async () => {
    const database = await openDatabase(await newLocation());
    onCleanup(() => database.close());
    const store = enquiriesOf(database);
    const drawing = { name: 'a.step', type: 'STEP', size: 2_000_000_000 } as const;
    for (const [index, email] of ['A_b@c.example', 'a_b+1@c.example', 'axb@c.example'].entries())
      await store.add(
        {
          ...{ name: 'A', email, message: 'x', captcha: 'off' },
          drawings: [{ ...drawing, storedAs: String(index) }],
        },
        1_000 * index,
      );
    expect(await store.drawingBytesSince(5_000)).toBe(0);
    expect(await store.drawingBytesSince(500)).toBe(4_000_000_000);
    for (const tag of ['2', '3', '4', '5'])
      await store.add(
        { name: 'A', email: `a_b+${tag}@c.example`, message: 'x', captcha: 'off' },
        3_000,
      );
    const { amount } = await database.query
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('channel', '=', 'receipt')
      .executeTakeFirstOrThrow();
    expect(amount).toBe(6);
    const atOnce = { name: 'A', email: 'at-once@c.example', message: 'x', captcha: 'off' } as const;
    await Promise.all(Array.from({ length: 10 }, () => store.add(atOnce, 3_000)));
    const { after } = await database.query
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('after'))
      .where('channel', '=', 'receipt')
      .executeTakeFirstOrThrow();
    expect(after).toBe(6 + 5);
  });

  it('keeps the language of a visitor, and forgets it with the rest', async () => {
    const { apps, ...location } = await startInstances(1);
    const post = (url: string, payload: object) =>
      apps[0]!.inject({ method: 'POST', url, payload });
    await post('/api/enquiries', { ...enquiry, language: 'de-DE' });
    await post('/api/enquiries', { ...enquiry, message: 'y' });
    await post('/api/certificate/request', { email: enquiry.email, language: 'pl-PL' });
    const database = await openDatabase(location);
    onCleanup(() => database.close());
    const store = enquiriesOf(database);
    const listed = await store.list();
    expect(listed.map(({ language }) => language)).toEqual(['de-DE', undefined]);
    const requests = database.query.selectFrom('certificate_requests').select('language');
    expect(await requests.execute()).toEqual([{ language: 'pl-PL' }]);
    await store.remove(listed.map(({ id }) => id));
    expect(await store.list()).toEqual([]);
  });

  it('sends each mail once, from three instances', async () => {
    const smtp = await startSmtpServer((attempt) => attempt % 5 === 0);
    const { apps, ...location } = await startInstances(3, smtp.url);
    const names = Array.from({ length: 30 }, (_, index) => `visitor ${index}`);
    const replies = await Promise.all(
      names.map((name, index) =>
        apps[index % 3]!.inject({
          method: 'POST',
          url: '/api/enquiries',
          payload: { ...enquiry, name },
        }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await waitFor(async () =>
      (await storedIn(location)).every(({ mailState }) => mailState === 'sent'),
    );
    const subjects = smtp.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Website enquiry')).sort()).toEqual(
      names.map((name) => `Website enquiry from ${name}`).sort(),
    );
  });

  it('sends no mail twice at once, however long it takes', async () => {
    const smtp = await startSmtpServer(() => sleep(4_000, false));
    const location = await newLocation();
    const [now, claimMs] = [Date.now, 3_000];
    const open = async () => {
      const database = await openDatabase(location);
      onCleanup(() => database.close());
      return database;
    };
    const databases = [await open(), await open()];
    const enquiries = enquiriesOf(databases[0]!);
    for (const name of ['a', 'b', 'c'])
      await enquiries.add({ ...enquiry, name, captcha: 'off' }, now());
    const mailer = createSmtpMailer(smtp.url, () => ({ name: '', address: 'web@forge.example' }));
    const queues = databases.map((database) =>
      startDeliveryQueue({
        ...{ channels: ['mail'], now, claimMs, atOnce: 4, pollMs: 50, log: recordingLog().log },
        deliveries: createDeliveryStore(database),
        deliver: async ({ enquiryId }, breakOff) => {
          const mail = { to: ['a@b.example'], subject: `Mail ${enquiryId}`, text: 'x' };
          await (
            await mailer.send(mail, { breakOff })
          ).answer;
        },
      }),
    );
    onCleanup(() => Promise.all([mailer.close(), ...queues.map((queue) => queue.stop())]));
    await waitFor(async () => (await storedIn(location)).every((one) => one.mailState === 'sent'));
    expect(smtp.mails.map(({ subject }) => subject).sort()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
  });

  it('accepts a code once, and counts tries of all instances', async () => {
    const { apps, dataDir } = await startInstances(3);
    const post = (index: number, url: string, payload: object) =>
      apps[index % 3]!.inject({ method: 'POST', url, payload });
    const request = () =>
      codeMailedBy(dataDir, () => post(0, '/api/certificate/request', { email: 'a@b.example' }));
    const tries = async (otps: string[]) => {
      const replies = await Promise.all(
        otps.map((otp, index) =>
          post(index, '/api/certificate/verify', { email: 'a@b.example', otp }),
        ),
      );
      return replies.map(({ statusCode }) => statusCode).sort();
    };
    const first = await request();
    const statuses = await tries([first, first, first]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);

    const second = await request();
    const wrong = second === '000000' ? '111111' : '000000';
    expect(await tries(Array<string>(12).fill(wrong))).toEqual([
      ...Array<number>(5).fill(400),
      ...Array<number>(7).fill(429),
    ]);
    expect(await tries([second])).toEqual([429]);
  });

  it('has lost nothing when an instance is killed after its reply', async () => {
    const location = await newLocation();
    const child = fork(join(__dirname, '../main.ts'), {
      execArgv: ['--import', `file://${require.resolve('tsx')}`],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATA_DIR: location.dataDir,
        DATABASE_URL: location.databaseUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    onCleanup(() => child.kill('SIGKILL'));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const reply = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
    expect(reply.status).toBe(200);
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(existsSync(databaseFile(location.dataDir))).toBe(false);
    const smtp = await startSmtpServer();
    const later = () => Date.now() + 11 * 60_000;
    await startTestService({ ...location, smtpUrl: smtp.url, now: later });
    const mail = await waitFor(() => smtp.mailTo('office@forge.example'));
    expect(mail.subject).toBe('Website enquiry from Ada');
  });

  it('does not take what another instance is delivering, until that took too long', async () => {
    const database = await openDatabase(await newLocation());
    onCleanup(() => database.close());
    await enquiriesOf(database).add({ ...enquiry, captcha: 'off' }, 1);
    const deliveries = createDeliveryStore(database);
    const claim = (now: number) => deliveries.claim(['mail'], now, now + 3_600_000);
    expect(await claim(1_000)).toMatchObject({ enquiryId: 1, attempts: 1 });
    // Of an instance whose clock is slower, or that read it before it waited for the database.
    expect(await claim(1)).toBeUndefined();
    await deliveries.retryAll(['mail'], 2_000);
    expect(await claim(2_000)).toBeUndefined();
    const free = (await deliveries.nextAttemptAt(['mail']))!;
    expect(free).toBeGreaterThan(60_000);
    expect(await claim(free)).toMatchObject({ enquiryId: 1, attempts: 2 });
  });

  it('takes over a database of SQLite, and goes back, by backups', async () => {
    const first = { dataDir: await temporaryFolder() };
    const old = await openSqlite(databaseFile(first.dataDir));
    const store = enquiriesOf(old);
    for (let index = 0; index < 603; index += 1) {
      await store.add({ ...enquiry, name: `visitor ${index}`, captcha: 'off' }, index);
    }
    await store.remove([7]);
    await old.close();
    const expected = await storedIn(first);

    const second = { ...first, databaseUrl: server.createDatabase() };
    await expect(startTestService(second)).rejects.toThrow(/npm run content:restore -- \S+/);
    await restore(databaseFile(first.dataDir), second);
    expect(await storedIn(second)).toEqual(expected);
    await expect(restore(databaseFile(first.dataDir), second)).rejects.toThrow(
      'the database of DATABASE_URL has data already',
    );
    const { app } = await startTestService(second);
    await app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry });
    expect((await storedIn(second)).at(-1)).toMatchObject({ id: 604, name: 'Ada' });
    await app.close();

    const file = join(await temporaryFolder(), 'forge.db');
    await backUp(second, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const third = { dataDir: await temporaryFolder() };
    await restore(file, third);
    expect(await namesIn(third)).toEqual([...expected.map(({ name }) => name), 'Ada']);
  });

  it('refuses tables of a later version, and a server that is away, in one line', async () => {
    const { dataDir, databaseUrl } = await newLocation();
    const database = await openDatabase({ dataDir, databaseUrl });
    await sql`UPDATE content_service.schema_version SET version = 99`.execute(database.query);
    await database.close();
    await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
      /^DATABASE_URL cannot be used: made by a later version of this service$/,
    );
    const away = { dataDir, databaseUrl: 'postgres://user:hidden@localhost:1/forge' };
    await expect(openDatabase(away)).rejects.toThrow(/^DATABASE_URL cannot be used: [^\n]+$/);
    await expect(openDatabase(away)).rejects.not.toThrow(/hidden/);
  });

  it('answers again after the server was away', async () => {
    const location = await newLocation();
    const { app } = await startTestService(location);
    const admin = await openDatabase(location);
    onCleanup(() => admin.close());
    const broken = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const send = () => app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry });
    expect((await send()).statusCode).toBe(200);
    await broken.execute(admin.query);
    await waitFor(async () => (await send()).statusCode === 200);
  });
});
