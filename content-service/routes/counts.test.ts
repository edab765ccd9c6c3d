import { MAX_COUNTS, OTHER_NAMES } from '../../contract/counts';
import { createCountStore } from '../store/counts';
import type { DatabaseLocation } from '../store/database';
import { openDatabase } from '../store/open-database';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { cleanUp, onCleanup, startTestService, temporaryFolder } from '../testing/test-service';

afterEach(cleanUp);

const NOON = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

async function startService(location: Partial<DatabaseLocation> = {}) {
  const clock = { now: NOON };
  const dataDir = await temporaryFolder();
  const { app } = await startTestService({
    ...{ dataDir, demo: true, now: () => clock.now },
    ...location,
  });
  const post = (counts: unknown) =>
    app.inject({ method: 'POST', url: '/api/counts', payload: { counts } });
  const database = await openDatabase({ dataDir, ...location });
  onCleanup(() => database.close());
  return { app, clock, post, list: () => createCountStore(database).list('2020-01-01') };
}

const about = { kind: 'pages', name: '/about', count: 2 };

async function addsUp(location?: Partial<DatabaseLocation>) {
  const { app, clock, post, list } = await startService(location);
  expect((await post([about, { kind: 'not-found', name: '/old', count: 1 }])).statusCode).toBe(200);
  await post([about]);
  clock.now += DAY_MS;
  await post([about]);
  await app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { name: 'Ada', email: 'ada@b.example', message: 'x' },
  });
  expect(await list()).toEqual([
    { day: '2026-11-23', kind: 'not-found', name: '/old', count: 1 },
    { ...about, day: '2026-11-23', count: 4 },
    { day: '2026-11-24', kind: 'enquiries', name: '', count: 1 },
    { ...about, day: '2026-11-24' },
  ]);
}

describe('POST /api/counts', () => {
  it('adds up by day, with the enquiries of the service itself', () => addsUp());

  it('keeps 2,000 names of a kind and day, and counts the others as one', async () => {
    const { post, list } = await startService();
    for (let batch = 0; batch < 5; batch += 1) {
      const name = (index: number) => `/${batch}-${index}`;
      const counts = Array.from({ length: MAX_COUNTS }, (_, index) => name(index));
      await post(counts.map((path) => ({ kind: 'not-found', name: path, count: 1 })));
    }
    await post([about, { kind: 'not-found', name: '/0-0', count: 3 }]);
    const counts = await list();
    const notFound = counts.filter(({ kind }) => kind === 'not-found');
    expect(notFound).toHaveLength(2_001);
    expect(notFound.find(({ name }) => name === '/0-0')?.count).toBe(4);
    expect(notFound.find(({ name }) => name === OTHER_NAMES)?.count).toBe(500);
    expect(counts).toContainEqual({ ...about, day: '2026-11-23' });
  });

  it('forgets after three years', async () => {
    const { clock, post, list } = await startService();
    await post([about]);
    clock.now += 1_101 * DAY_MS;
    await post([about]);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['an unknown kind', [{ ...about, kind: 'visitors' }]],
    ['what the service counts itself', [{ ...about, kind: 'enquiries' }]],
    ['a long name', [{ ...about, name: 'x'.repeat(201) }]],
    ['half a view', [{ ...about, count: 0.5 }]],
    ['too many at once', Array.from({ length: MAX_COUNTS + 1 }, () => about)],
    ['no list', 'pages'],
  ])('refuses %s', async (_, counts) => {
    const { post, list } = await startService();
    expect((await post(counts)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('needs the token', async () => {
    const { app } = await startTestService({ demo: true, token: 'a-token' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/counts',
      payload: { counts: [] },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describeOnPostgres('counts on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterAll(() => server?.stop());

  it('add up by day', () => addsUp({ databaseUrl: server.createDatabase() }));
});
