/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { Redis } from 'ioredis';

const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: marks in Redis. Install the package redis-server.\n');

const LIMIT_MS = 20_000;

/** Tries again until it does not throw. */
async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

(found || process.env.CI ? describe : describe.skip)('marks that instances share', () => {
  jest.setTimeout(2 * LIMIT_MS);
  let port: number;
  let server: ChildProcess;
  let other: Redis;
  let end = () => {};
  let key = '';
  const heard: string[] = [];
  const news: { key: string; heardBefore: string[] }[] = [];

  function startServer() {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
  }

  beforeAll(async () => {
    port = await getPort();
    startServer();
    process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
    process.env.LOG_LEVEL = 'silent';
    other = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
    other.on('error', () => undefined);
    await other.ping();
    const { followMarks } = await import('./redis-marks');
    end = followMarks(
      (tags) => heard.push(...tags),
      async ({ key }) => {
        news.push({ key, heardBefore: [...heard] });
        throw new Error('the disk is full');
      },
    );
    const { sharedRedis } = await import('@/lib/redis');
    await eventually(() => expect(sharedRedis()?.status).toBe('ready'));
  });
  afterAll(async () => {
    end();
    const { endSharedRedis } = await import('@/lib/testing/end-redis');
    await endSharedRedis();
    other.disconnect();
    server.kill('SIGKILL');
  });

  it('are stored with a revision, which is known here from then on', async () => {
    const { isCurrent, knownRevision, publishMarks } = await import('./redis-marks');
    const before = knownRevision();
    await publishMarks(['a', 'b']);
    [key = ''] = await other.keys('forgefront:marks:*');
    const stored = await other.hgetall(key);
    expect(Object.keys(stored).sort()).toEqual(['a', 'b']);
    expect(String(knownRevision())).toBe(stored.a);
    expect(isCurrent(['a'], before)).toBe(false);
    expect(isCurrent(['a'], knownRevision())).toBe(true);
  });

  it('make everything that is shared too old before Redis has given them a revision', async () => {
    const { isCurrent, knownRevision, publishMarks } = await import('./redis-marks');
    const before = knownRevision();
    const published = publishMarks(['b']);
    expect(isCurrent(['a', 'b'], before)).toBe(false);
    expect(isCurrent(['a'], before)).toBe(true);
    await published;
    expect(isCurrent(['a', 'b'], before)).toBe(false);
    expect(isCurrent(['a', 'b'], knownRevision())).toBe(true);
  });

  it('of others are heard of, with a message and without', async () => {
    const { knownRevision } = await import('./redis-marks');
    await other.hset(key, 'c', knownRevision() + 1);
    await other.publish(key, 'look');
    await eventually(() => expect(heard).toContain('c'));
    await other.hset(key, 'd', knownRevision() + 1);
    await eventually(() => expect(heard).toContain('d'));
    expect(heard.filter((tag) => tag === 'c')).toHaveLength(1);
  });

  it('are known before the content that an instance has fetched because of them', async () => {
    const { contentChannel } = await import('./content-news');
    const { knownRevision } = await import('./redis-marks');
    await other.hset(key, 'h', knownRevision() + 1);
    await other.publish(contentChannel(), JSON.stringify({ key: 'copy', tags: ['h'] }));
    await other.publish(contentChannel(), 'nonsense');
    await eventually(() => expect(news).toHaveLength(1));
    expect(news[0]).toEqual({ key: 'copy', heardBefore: expect.arrayContaining(['h']) });
  });

  it('of others are not lost behind a mark of our own', async () => {
    const { isCurrent, knownRevision, publishMarks } = await import('./redis-marks');
    await publishMarks(['f']);
    heard.length = 0;
    const known = knownRevision();
    await other.hset(key, 'f', known + 1);
    await publishMarks(['f']);
    expect(isCurrent(['f'], known)).toBe(false);
    await eventually(() => expect(heard).toContain('f'));
    heard.length = 0;
    await publishMarks(['f']);
    await publishMarks(['g']);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(heard).toEqual([]);
  });

  it('are sent later when Redis was away, even one that has forgotten everything', async () => {
    const { isCurrent, knownRevision, publishMarks } = await import('./redis-marks');
    const before = knownRevision();
    server.kill('SIGKILL');
    await once(server, 'exit');
    await publishMarks(['e']);
    expect(isCurrent(['e'], before)).toBe(false);
    startServer();
    await eventually(async () => expect(await other.hgetall(key)).toHaveProperty('e'));
    await eventually(() => expect(isCurrent(['e'], before)).toBe(false));
    expect(knownRevision()).toBeGreaterThan(before);
  });
});
