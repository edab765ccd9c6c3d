import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globalSingleton } from '@/lib/global-singleton';
import { serveHost } from '@/lib/testing/fake-host';
import type * as Health from './health';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));

const PORT = 3590;
const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: health of Redis. Install the package redis-server.\n');

let health: typeof Health;

process.env.REDIS_URL = `redis://127.0.0.1:${PORT}`;
const host = serveHost((request, response) => {
  const path = request.url ?? '';
  const body = path.startsWith('/api/pages')
    ? { sections: [{ items: [{ contents: {} }] }] }
    : path === '/api/site-settings'
      ? { name: 'A factory' }
      : [];
  response.end(JSON.stringify(body));
});
beforeAll(async () => {
  health = await import('./health');
});

describe('health', () => {
  it('checks every endpoint, the cache and Redis', async () => {
    const { checks, status } = await health.readiness();
    const faults = checks.content.endpoints.filter(({ age, failing }) => age === null || failing);
    expect(faults).toEqual([]);
    expect(checks.content.status).toBe('ok');
    expect(checks.cache).toEqual({ status: 'ok' });
    expect(checks.redis).toEqual({ status: 'unavailable' });
    expect(status).toBe('unavailable');
  });

  (found || process.env.CI ? it : it.skip)(
    'sees Redis come and go',
    async () => {
      const server: ChildProcess = spawn(
        'redis-server',
        ['--port', String(PORT), '--save', '', '--appendonly', 'no'],
        { stdio: 'ignore' },
      );
      const { sharedRedis } = await import('@/lib/redis/connection');
      try {
        const until = async (status: string) => {
          while ((await health.readiness()).checks.redis?.status !== status);
        };
        await until('ok');
        expect((await health.readiness()).status).toBe('ok');
        server.kill('SIGKILL');
        await once(server, 'exit');
        await until('unavailable');
        expect((await health.readiness()).status).toBe('unavailable');
      } finally {
        server.kill('SIGKILL');
        sharedRedis()?.disconnect();
      }
    },
    30_000,
  );

  it.each([
    ['is degraded', '{"mail": {"status": "outbox", "waiting": 3}}', { status: 'degraded' }],
    ['is ok', '{"mail": {"status": "ok"}}', { status: 'ok' }],
    ['says nothing', '{"status": "ok"}', undefined],
    ['says nothing', 'no JSON', undefined],
  ])('%s of mail where the host says %s', async (_, said, mail) => {
    host.answerWith((request, response) => {
      response.end(request.url === '/health' ? said : '[]');
    });
    expect((await health.readiness()).checks.mail).toEqual(mail);
  });

  it('is degraded if one endpoint fails', async () => {
    host.answerWith((request, response) => {
      const fails = request.url === '/api/list/clients';
      response.writeHead(fails ? 500 : 200).end(fails ? '' : '[]');
    });
    // What was answered a moment ago is shared.
    globalSingleton('content-fetches', () => new Map()).clear();
    const { checks } = await health.readiness();
    expect(checks.content.status).toBe('degraded');
    const clients = checks.content.endpoints.find(({ endpoint }) => endpoint.endsWith('/clients'));
    expect(clients).toMatchObject({ failing: true, lastError: { reason: 'answered 500' } });
  });
});
