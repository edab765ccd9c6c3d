import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { Redis } from 'ioredis';
import { ContentStore } from './content-store';
import type { Load } from './content-types';
import type { Sharing } from './store-parts';
import type * as Shared from './shared-content';

const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: content over Redis. Install redis-server.\n');

const LIMIT_MS = 20_000;
const A = '/api/a';

async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}

/** An instance whose host answers what a test says. */
function instance(answer: unknown, endpoints = [A]) {
  const load = jest.fn(async () => answer);
  const loads = new Map<string, Load>(endpoints.map((endpoint) => [endpoint, load]));
  const changed = jest.fn();
  const store = new ContentStore(() => 3_600_000);
  const shown = () => store.current().get(A)?.value;
  const publish = (next: unknown) => {
    load.mockResolvedValue(next);
    return store.refresh([A], { join: false });
  };
  const start = (sharing: Sharing | undefined) => store.start({ loads, changed, sharing });
  return { store, load, shown, publish, start, changed };
}

(found || process.env.CI ? describe : describe.skip)('content over Redis', () => {
  jest.setTimeout(2 * LIMIT_MS);
  let port: number;
  let server: ChildProcess;
  let other: Redis;
  let shared: typeof Shared;
  const ends: (() => void)[] = [];

  const startServer = () => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
  };
  const isReady = async () => {
    const { sharedRedis } = await import('@/lib/platform/redis/connection');
    await eventually(() => expect(sharedRedis()?.status).toBe('ready'));
  };
  async function start(one: ReturnType<typeof instance>) {
    await one.start(shared.sharedContent());
    ends.push(await shared.followOtherInstances(one.store));
    return one;
  }

  beforeAll(async () => {
    port = await getPort();
    startServer();
    process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
    other = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
    other.on('error', () => undefined);
    await other.ping();
    shared = await import('./shared-content');
    await isReady();
  });
  beforeEach(() => other.flushall());
  afterEach(() => ends.splice(0).forEach((end) => end()));
  afterAll(async () => {
    const { endSharedRedis } = await import('@/testing/end-redis');
    await endSharedRedis();
    other.disconnect();
    server.kill('SIGKILL');
  });

  it('is there at the start of an instance, which asks no host for it', async () => {
    const first = await start(instance(['one']));
    await first.store.ready(A);
    await eventually(async () => expect(await other.keys('*')).toHaveLength(2));
    const second = await start(instance(['of another host']));
    await second.store.ready(A);
    expect(second.shown()).toEqual(['one']);
    expect(second.load).not.toHaveBeenCalled();
  });

  it('is everywhere when one has fetched it, in either direction', async () => {
    const [first, second] = [await start(instance(['one'])), await start(instance(['one']))];
    await first.store.ready(A);
    await second.store.ready(A);
    await first.publish(['two']);
    await eventually(() => expect(second.shown()).toEqual(['two']));
    await second.publish(['three']);
    await eventually(() => expect(first.shown()).toEqual(['three']));
  });

  it('is asked for at once, however many lists it has', async () => {
    const endpoints = Array.from({ length: 20 }, (_, index) => `/api/${index}`);
    const first = await start(instance(['one'], endpoints));
    await first.store.refresh(endpoints);
    await eventually(async () => expect(await other.keys('*')).toHaveLength(21));
    const { sharedRedis } = await import('@/lib/platform/redis/connection');
    const redis = sharedRedis()!;
    const answer = redis.getexBuffer.bind(redis);
    let asked = 0;
    let answerAll: () => void = () => undefined;
    const allAreAsked = new Promise<void>((resolve) => (answerAll = resolve));
    const held = jest.spyOn(redis, 'getexBuffer').mockImplementation(async (key) => {
      asked += 1;
      if (asked === endpoints.length) answerAll();
      await allAreAsked;
      return answer(key);
    });
    const second = await start(instance(['of another host'], endpoints));
    expect(second.store.current().size).toBe(20);
    held.mockRestore();
  });

  it('is the one that was asked for last, whichever comes first', async () => {
    const [first, second] = [await start(instance(['one'])), await start(instance(['one']))];
    await first.store.ready(A);
    let give: (value: unknown) => void = () => undefined;
    first.load.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    const slow = first.store.refresh([A], { join: false });
    await pause(50);
    await second.publish(['newer']);
    await eventually(() => expect(first.shown()).toEqual(['newer']));
    give(['older']);
    await slow;
    await pause(1_500);
    expect([first.shown(), second.shown()]).toEqual([['newer'], ['newer']]);
  });

  it('is no change for others where it is the same', async () => {
    const [first, second] = [await start(instance(['one'])), await start(instance(['one']))];
    await first.store.ready(A);
    await second.store.ready(A);
    await eventually(() => expect(second.store.startOf(A)).toBeGreaterThan(0));
    second.changed.mockClear();
    await first.publish(['one']);
    await eventually(() => expect(second.store.startOf(A)).toBe(first.store.startOf(A)));
    expect(second.changed).not.toHaveBeenCalled();
  });

  it('is given to others when Redis is back', async () => {
    const first = await start(instance(['one']));
    await first.store.ready(A);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await first.publish(['meanwhile']);
    expect(first.shown()).toEqual(['meanwhile']);
    startServer();
    await isReady();
    const second = await start(instance(['of another host']));
    await eventually(() => expect(second.shown()).toEqual(['meanwhile']));
    expect(second.load).not.toHaveBeenCalled();
  });

  it('does not stay long once newer has come', async () => {
    const first = await start(instance(['one']));
    await first.store.ready(A);
    await first.publish(['two']);
    await eventually(async () => {
      const keys = await other.keys('*:/api/a:*');
      const lives = await Promise.all(keys.map((key) => other.ttl(key)));
      expect(lives.map((life) => life > 3_600).sort()).toEqual([false, true]);
    });
  });

  it('is fetched where Redis holds something that nobody can read', async () => {
    const first = await start(instance(['one']));
    await first.store.ready(A);
    await eventually(async () => expect(await other.keys('*:/api/a:*')).not.toEqual([]));
    for (const key of await other.keys('*:/api/a:*')) await other.set(key, 'text');
    const second = await start(instance(['one']));
    await second.store.ready(A);
    expect(second.shown()).toEqual(['one']);
  });
});
