import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serveHost } from '@/testing/fake-host';
import { log } from '@/lib/platform/log';
import { askRedis } from '@/lib/platform/redis/ask-redis';

const PORT = 3590;
const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: health of Redis. Install the package redis-server.\n');

const warn = jest.spyOn(log, 'warn');
const warnings = (text: string) => warn.mock.calls.filter(([, said]) => said === text).length;

process.env.REDIS_URL = `redis://127.0.0.1:${PORT}`;
serveHost((request, response) => {
  const isPage = /^\/api\/(pages|site-settings)/.test(request.url ?? '');
  const page = { name: 'A factory', sections: [{ items: [{ contents: {} }] }] };
  response.end(JSON.stringify(isPage ? page : []));
});

const readiness = async () => (await import('./health')).readiness();

describe('health of Redis', () => {
  it('is degraded while it cannot be reached: pages are served', async () => {
    const { checks, status } = await readiness();
    expect(checks.redis).toEqual({ status: 'degraded', reason: 'not reachable' });
    expect(status).toBe('degraded');
  });

  (found || process.env.CI ? it : it.skip)(
    'comes and goes',
    async () => {
      const server: ChildProcess = spawn(
        'redis-server',
        ['--port', String(PORT), '--save', '', '--appendonly', 'no'],
        { stdio: 'ignore' },
      );
      const { sharedRedis } = await import('@/lib/platform/redis/connection');
      try {
        const until = async (status: string) => {
          while ((await readiness()).checks.redis?.status !== status);
        };
        await until('ok');
        expect((await readiness()).status).toBe('ok');
        const configure = (name: string, value: string) =>
          sharedRedis()!.config('SET', name, value);
        await configure('maxmemory', '1');
        await configure('maxmemory-policy', 'noeviction');
        const full = await readiness();
        expect(full.checks.redis).toEqual({
          status: 'degraded',
          reason: 'refuses writes (OOM)',
        });
        for (let time = 0; time < 3; time += 1) await askRedis((redis) => redis.set('a', 'b'));
        expect(warnings('redis refuses writes: each instance goes on by itself')).toBe(1);
        await configure('maxmemory', '0');
        await until('ok');
        server.kill('SIGKILL');
        await once(server, 'exit');
        await until('degraded');
        expect((await readiness()).checks.redis?.reason).toBe('not reachable');
      } finally {
        server.kill('SIGKILL');
        sharedRedis()?.disconnect();
      }
    },
    30_000,
  );
});
