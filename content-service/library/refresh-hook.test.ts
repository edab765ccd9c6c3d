/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { startHttp } from '../testing/loopback-server';
import { cleanUp, eventually, onCleanup, recordingLog } from '../testing/test-service';
import { createRefreshHook } from './refresh-hook';

afterEach(cleanUp);

function openHook(siteUrl: string) {
  const { log, lines } = recordingLog();
  const hook = createRefreshHook({
    siteUrl,
    secret: 'let-me-in',
    log,
    debounceMs: 30,
    retryDelaysMs: [10, 20],
  });
  onCleanup(() => hook.close());
  return { hook, lines };
}

describe('refresh hook', () => {
  it('sends a burst of changes as one request with the secret', async () => {
    const site = await startHttp(() => [200, '{}']);
    const { hook } = openHook(site.url);
    hook.announce('/api/list/services');
    hook.announce('/api/pages/home');
    hook.announce('/api/list/services');
    await eventually(() => site.seen.length);
    await sleep(100);
    expect(site.seen).toHaveLength(1);
    expect(site.seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/revalidate',
      body: '{"paths":["/api/list/services","/api/pages/home"]}',
      headers: { authorization: 'Bearer let-me-in', 'content-type': 'application/json' },
    });
    hook.announce('/api/list/clients');
    await eventually(() => site.seen[1]?.body === '{"paths":["/api/list/clients"]}');
  });

  it('tries again until the site takes it', async () => {
    const site = await startHttp((seen) => [seen.length < 3 ? 500 : 200, '']);
    const { hook, lines } = openHook(site.url);
    hook.announce('/api/pages/home');
    await eventually(() => site.seen.length === 3);
    await sleep(60);
    expect(site.seen).toHaveLength(3);
    expect(lines).toEqual([]);
  });

  it('gives up with a line in the log', async () => {
    const { hook, lines } = openHook('http://127.0.0.1:1');
    hook.announce('/api/pages/home');
    await eventually(() => lines.length);
    expect(lines).toMatchObject([{ level: 40, paths: ['/api/pages/home'] }]);
  });

  it('takes its secret to no other server that the site leads to', async () => {
    const other = await startHttp(() => [200, '{}']);
    const site = await startHttp(() => [307, '', { location: other.url }]);
    const { hook, lines } = openHook(site.url);
    hook.announce('/api/pages/home');
    await eventually(() => lines.length);
    expect(site.seen).toHaveLength(3);
    expect(other.seen).toEqual([]);
  });
});
