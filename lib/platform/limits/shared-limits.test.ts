import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

const PORT = 6479;
const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: limits in Redis. Install the package redis-server.\n');

/** Waits until Redis answers. `once` of node:events would fail with each attempt to connect before. */
const ready = (client: Redis) =>
  new Promise<void>((resolve) => {
    if (client.status === 'ready') resolve();
    else client.once('ready', resolve);
  });

(found || process.env.CI ? describe : describe.skip)('limits that instances share', () => {
  let folder: string;
  let server: ChildProcess;
  let observer: Redis;

  const startServer = () => {
    const options = { port: PORT, dir: folder, save: '', appendonly: 'yes', appendfsync: 'always' };
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    return spawn('redis-server', words, { stdio: 'ignore' });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await setTimeout(100);
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
    server = startServer();
    process.env.REDIS_URL = `redis://127.0.0.1:${PORT}`;
    process.env.LOG_LEVEL = 'silent';
    observer = new Redis(PORT, '127.0.0.1', { retryStrategy: () => 50 });
    observer.on('error', () => undefined);
    await observer.ping();
  });
  afterAll(async () => {
    const { endSharedRedis } = await import('@/testing/end-redis');
    await endSharedRedis();
    observer.disconnect();
    await kill();
    rmSync(folder, { recursive: true });
  });

  it('count in Redis, and in memory during an outage', async () => {
    const { createLimit } = await import('./limit');
    const { expiringStore } = await import('./expiring-store');
    const { sharedRedis } = await import('@/lib/platform/redis/connection');
    const count = createLimit('test', { points: 2, seconds: 60, said: 'limits.messages' });
    const store = expiringStore('test-store', { seconds: 60, size: 2 });
    await ready(sharedRedis()!);

    await count('a');
    await store.set('x', '1');
    expect(await observer.get('limit:test:a')).toBe('1');
    expect(await observer.get('test-store:x')).toBe('1');
    await observer.set('test-store:x', 'from another instance', 'EX', 60);
    expect(await store.get('x')).toBe('from another instance');
    await count('a');
    await expect(count('a')).rejects.toMatchObject({ status: 429, retryAfter: 60 });

    await kill();
    await count('b');
    await count('b');
    await expect(count('b')).rejects.toMatchObject({ status: 429 });
    expect(await store.get('x')).toBe('1');
  });
  it('keep an entry that Redis missed and write it after the outage', async () => {
    const { expiringStore } = await import('./expiring-store');
    const { sharedRedis } = await import('@/lib/platform/redis/connection');
    const store = expiringStore('missed', { seconds: 60, size: 2 });
    server = startServer();
    await ready(sharedRedis()!);
    await store.set('latest', 'A');
    await kill();
    await store.set('latest', 'B');
    server = startServer();
    await ready(sharedRedis()!);
    expect(await observer.get('missed:latest')).toBe('A');
    expect(await store.get('latest')).toBe('B');
    expect(await observer.get('missed:latest')).toBe('B');

    await observer.set('missed:latest', 'C from another instance', 'EX', 60);
    expect(await store.get('latest')).toBe('C from another instance');
  });
});
