/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

const PORT = 6479;
const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: limits in Redis. Install the package redis-server.\n');

(found || process.env.CI ? describe : describe.skip)('limits that instances share', () => {
  let server: ChildProcess;
  let observer: Redis;

  beforeAll(async () => {
    server = spawn('redis-server', ['--port', String(PORT), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    process.env.REDIS_URL = `redis://127.0.0.1:${PORT}`;
    process.env.LOG_LEVEL = 'silent';
    observer = new Redis(PORT, '127.0.0.1', { retryStrategy: () => 50 });
    observer.on('error', () => undefined);
    await observer.ping();
  });
  afterAll(async () => {
    const { endSharedRedis } = await import('@/lib/testing/end-redis');
    await endSharedRedis();
    observer.disconnect();
    server.kill('SIGKILL');
  });

  it('count in Redis, and in memory while it is away', async () => {
    const { createLimit } = await import('./limit');
    const { expiringStore } = await import('./expiring-store');
    const { sharedRedis } = await import('./redis');
    const count = createLimit('test', { points: 2, seconds: 60, sentence: 'Please wait.' });
    const store = expiringStore('test-store', { seconds: 60, size: 2 });
    await once(sharedRedis()!, 'ready');

    await count('a');
    await store.set('x', '1');
    expect(await observer.get('limit:test:a')).toBe('1');
    expect(await observer.get('test-store:x')).toBe('1');
    await observer.set('test-store:x', 'from another instance');
    expect(await store.get('x')).toBe('from another instance');
    await count('a');
    await expect(count('a')).rejects.toMatchObject({ status: 429, retryAfter: 60 });

    server.kill('SIGKILL');
    await once(server, 'exit');
    await setTimeout(100);
    await count('b');
    await count('b');
    await expect(count('b')).rejects.toMatchObject({ status: 429 });
    expect(await store.get('x')).toBe('1');
  });
});
