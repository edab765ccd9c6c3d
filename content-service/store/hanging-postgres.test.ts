import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import {
  cleanUp,
  onCleanup,
  startTestService,
  temporaryFolder,
  waitFor,
} from '../testing/test-service';
import { openDatabase } from './open-database';

const enquiry = { name: 'Ada', email: 'a@b.example' };

describeOnPostgres('the service on a PostgreSQL that hangs', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterEach(cleanUp);
  afterAll(() => server?.stop());

  it('says so within two seconds, once in the log, and stores nothing that it has refused', async () => {
    const location = {
      dataDir: await temporaryFolder(),
      databaseUrl: server.createDatabase(),
    };
    const { app, lines } = await startTestService({ ...location, demo: true });
    const send = (message = 'before') =>
      app.inject({ method: 'POST', url: '/api/enquiries', payload: { ...enquiry, message } });
    const health = async () => (await app.inject('/health')).json<{ storage: object }>().storage;
    const logged = (msg: string) => lines.filter((line) => line.msg === msg);
    expect((await send()).statusCode).toBe(200);
    expect(await health()).toEqual({ status: 'ok' });
    server.pause();
    try {
      await sleep(3_100);
      const start = performance.now();
      expect(await health()).toEqual({
        status: 'failing',
        fault: expect.stringMatching(/^(silent|away)$/),
        reason: expect.stringMatching(/^the database (does not answer|cannot be reached)/),
      });
      expect(performance.now() - start).toBeLessThan(2_000);
      const sent = performance.now();
      const answers = await Promise.all(['1', '2', '2'].map((message) => send(message)));
      expect(performance.now() - sent).toBeLessThan(15_000);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    } finally {
      server.resume();
    }
    await waitFor(async () => JSON.stringify(await health()) === '{"status":"ok"}');
    await waitFor(async () => (await send('after')).statusCode === 200);
    const database = await openDatabase(location);
    onCleanup(() => database.close());
    const rows = await database.query.selectFrom('enquiries').select('message').execute();
    expect(rows.map(({ message }) => message)).toEqual(['before', 'after']);
    expect(logged('What visitors send cannot be stored')).toHaveLength(1);
    expect(logged('What visitors send is stored again')).toHaveLength(1);
    expect(logged('Unexpected error')).toEqual([]);
  }, 60_000);
});
