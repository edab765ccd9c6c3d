import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendRaw } from './attacks/raw-request';
import { startContentService, waitForExit, type Variables } from '@/bin/lib/processes';
import { prepareSite, secret, type Site } from './faults/site';
import type { Health } from './health';
import { expect, full, test } from './test';
import { startCollector } from './trace-collector';

/** A URL at which nobody listens. */
const nobody = (port: number) => `http://127.0.0.1:${port}`;

test.describe('a site of an operator', full, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  const token = 'a-token-for-the-journeys';
  let folder: string;
  let site: Site;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let content: Awaited<ReturnType<typeof startContentService>>;
  const log = async () => readFile(path.join(site.folder, 'output.log'), 'utf8');
  const json = async (answer: Response) => (await answer.json()) as Health;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
    for (const name of ['content', 'media', 'documents']) {
      await cp(path.join('demo-company', name), path.join(folder, name), { recursive: true });
    }
    collector = await startCollector();
    site = await prepareSite('operating', {});
    const shared: Variables = {
      CONTENT_TOKEN: token,
      CONTENT_DIR: folder,
      DATA_DIR: path.join(folder, 'data'),
      REVALIDATE_SECRET: secret,
      SITE_URL: site.url,
      CONTENT_PORT: '0',
      LOG_LEVEL: 'silent',
      // Codes are mailed into the outbox.
      DEMO: '1',
    };
    content = await startContentService(shared);
    await writeFile(
      path.join(site.folder, 'redirects.json'),
      JSON.stringify([
        { from: '/index.php?page=about', to: '/about' },
        { from: '/Shop.html', to: 'https://shop.example/all', permanent: false },
      ]),
    );
    await site.start({
      CONTENT_HOST: content.url,
      CONTENT_TOKEN: token,
      CONTENT_REVALIDATE_SECONDS: '3600',
      SITE_URL: 'https://forge.example',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    content.child.kill('SIGTERM');
    await waitForExit(content.child);
    await collector.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('gets content and pictures from a host that demands a token', async () => {
    expect((await fetch(`${content.url}/api/site-settings`)).status).toBe(401);
    const home = await site.get('/');
    expect(home.html).toContain('Closed-die forging');
    const [, picture = ''] = /(\/media\/[^"&\s]+\.svg)/.exec(home.html) ?? [];
    expect((await fetch(site.url + picture)).status).toBe(200);
    expect(home.html).not.toContain(token);
  });

  test('redirects the paths of the old site', async () => {
    const known = await site.get('/Index.php?page=about');
    expect([known.status, known.headers.get('location')]).toEqual([308, '/about']);
    const outside = await site.get('/shop.html?x=1');
    expect([outside.status, outside.headers.get('location')]).toEqual([
      307,
      'https://shop.example/all?x=1',
    ]);
    expect((await site.get('/index.php')).status).toBe(404);
  });

  test('asks browsers to stay on HTTPS', async () => {
    for (const page of ['/', '/api/health', '/favicon.ico']) {
      const { headers } = await site.get(page);
      expect(headers.get('strict-transport-security'), page).toMatch(/^max-age=\d{8}/);
    }
    const refused = await sendRaw(site.url, 'nonsense\r\n\r\n');
    expect(refused?.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('names each API request in its answer and in every line about it', async () => {
    const ask = async (id?: string) => {
      const answer = await fetch(`${site.url}/api/vitals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(id && { 'x-request-id': id }) },
        body: JSON.stringify({ page: '/about', vitals: { FCP: 12.5 } }),
      });
      return answer.headers.get('x-request-id') ?? '';
    };
    const linesOf = async (id: string) =>
      (await log())
        .split('\n')
        .filter((line) => line.includes(`"requestId":"${id}"`))
        .map((line) => (JSON.parse(line) as { msg: string }).msg);

    expect(await ask('from-the-proxy-17')).toBe('from-the-proxy-17');
    await expect.poll(() => linesOf('from-the-proxy-17')).toEqual(['web vitals', 'answered']);
    const made = await ask();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => linesOf(made)).toEqual(['web vitals', 'answered']);
    expect(await ask('with "quotes" and spaces')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await site.get('/about')).headers.has('x-request-id')).toBe(false);
  });

  test('sends traces to its collector', async () => {
    await site.get('/api/health');
    await expect.poll(() => collector.names, { timeout: 10_000 }).toContain('GET /api/health');
  });

  test('names no visitor to its collector', async () => {
    const requested = await fetch(`${site.url}/api/certificate/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@traced.example' }),
    });
    expect(requested.status).toBe(200);
    const [cookie = ''] = requested.headers.getSetCookie();
    await site.get('/certificate?email=ada@traced.example');
    const checked = await fetch(`${site.url}/api/certificate/check-visibility`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(await checked.json()).toMatchObject({ certificateVisibility: 1 });
    const asked = `fetch GET ${content.url}/api/certificate/check-visibility`;
    await expect.poll(() => collector.names.join('\n'), { timeout: 10_000 }).toContain(asked);
    expect(collector.texts.join()).not.toMatch(/traced/);
  });

  test('shows an edit of its content without a restart', async () => {
    const file = path.join(folder, 'content', 'pages', 'clients.json');
    const before = await readFile(file, 'utf8');
    const { sections } = JSON.parse(before) as {
      sections: { items: { contents: { title: string } }[] }[];
    };
    const title = sections[0]?.items[0]?.contents.title ?? '';
    expect((await site.get('/clients')).html).toContain(title);
    await writeFile(file, before.replaceAll(title, 'Edited by the operator'));
    await expect
      .poll(async () => (await site.get('/clients')).html, { timeout: 40_000 })
      .toContain('Edited by the operator');
  });

  test('stays ready on its copies while the host is away, and says why', async () => {
    content.child.kill('SIGKILL');
    await waitForExit(content.child);
    await site.publish({ all: true });
    const unhealthy = async () => json(await fetch(`${site.url}/api/health?ready`));
    // At once: enquiries are lost.
    expect((await unhealthy()).checks.enquiries).toEqual({ status: 'degraded' });
    expect((await fetch(`${site.url}/api/health?ready&strict`)).status).toBe(503);
    await expect
      .poll(async () => (await unhealthy()).checks.content.status, { timeout: 40_000 })
      .toBe('degraded');
    const answer = await fetch(`${site.url}/api/health?ready`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(answer.status).toBe(200);
    const { endpoints } = (await json(answer)).checks.content;
    const settings = endpoints.find(({ endpoint }) => endpoint === '/api/site-settings');
    expect(settings?.age).toBeGreaterThan(0);
    expect(settings?.lastError?.reason).toBe('not reachable (ECONNREFUSED)');
    const text = JSON.stringify(endpoints);
    for (const hidden of [token, secret, content.url, 'node_modules']) {
      expect(text).not.toContain(hidden);
    }
  });

  test('is not ready without content, without a cache, without its Redis', async () => {
    await site.stop();
    await site.start({ CONTENT_HOST: nobody(3597), REDIS_URL: 'redis://127.0.0.1:3598' });
    const answer = await fetch(`${site.url}/api/health?ready`);
    expect(answer.status).toBe(503);
    const { status, checks } = await json(answer);
    expect(status).toBe('unavailable');
    expect(checks).toMatchObject({
      content: { status: 'unavailable' },
      cache: { status: 'ok' },
      redis: { status: 'degraded' },
      enquiries: { status: 'degraded' },
    });
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    // Stands where the health check writes its file.
    const obstacle = path.join(site.folder, '.next/cache/.probe');
    await mkdir(obstacle);
    // Whoever asks within a second gets the same answer.
    await expect
      .poll(async () => (await json(await fetch(`${site.url}/api/health?ready`))).checks.cache)
      .toEqual({ status: 'degraded' });
    await rm(obstacle, { recursive: true });
  });
});
