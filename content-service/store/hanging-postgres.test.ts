import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { cleanUp, startTestService, temporaryFolder, waitFor } from '../testing/test-service';

const enquiry = { name: 'Ada', email: 'a@b.example', message: 'x' };

describeOnPostgres('the service on a PostgreSQL that hangs', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterEach(cleanUp);
  afterAll(() => server?.stop());

  it('says so within two seconds, and once in the log', async () => {
    const { app, lines } = await startTestService({
      dataDir: await temporaryFolder(),
      databaseUrl: server.createDatabase(),
      demo: true,
    });
    const send = () => app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry });
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
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    } finally {
      server.resume();
    }
    await waitFor(async () => JSON.stringify(await health()) === '{"status":"ok"}');
    await waitFor(async () => (await send()).statusCode === 200);
    expect(logged('What visitors send cannot be stored')).toHaveLength(1);
    expect(logged('What visitors send is stored again')).toHaveLength(1);
    expect(logged('Unexpected error')).toEqual([]);
  }, 60_000);
});
