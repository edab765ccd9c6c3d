import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, startContentService, type Variables } from '@/bin/processes';
import { prepareSite, secret, type Site } from './faults/site';
import { expect, test } from './test';

type Health = {
  status: string;
  checks: {
    content: {
      status: string;
      endpoints: { endpoint: string; age: number | null; lastError: { reason: string } | null }[];
    };
    cache: { status: string };
    redis?: { status: string };
  };
};

test.describe('health', () => {
  test('says that the process lives, and which build it is', async ({ request }) => {
    const answer = await request.get('/api/health');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const build = (await readFile('.next/BUILD_ID', 'utf8')).trim();
    expect(await answer.json()).toEqual({ status: 'ok', build, uptime: expect.any(Number) });
  });

  test('says that visitors can be served, and how old each copy is', async ({ request }) => {
    const answer = await request.get('/api/health?ready');
    expect(answer.status()).toBe(200);
    const { status, checks } = (await answer.json()) as Health;
    expect(status).toBe('ok');
    expect(checks.cache).toEqual({ status: 'ok' });
    expect(checks.content.endpoints).toHaveLength(22);
    for (const { age } of checks.content.endpoints) expect(age).toBeGreaterThanOrEqual(0);
  });

  test('answers nothing but questions', async ({ request }) => {
    expect((await request.post('/api/health')).status()).toBe(405);
  });
});

test.describe('every answer says what a browser may do with it', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  const addresses = [
    ...['/', '/about', '/nothing-here', '/contact/result', '/service-details/1'],
    ...['/api/health', '/api/nothing', '/media/00000000/a.jpg', '/pictures/nothing.jpg'],
    ...['/favicon.ico', '/robots.txt', '/sitemap.xml', '/blog/die-section.svg', '/og/about'],
  ];
  for (const address of addresses) {
    test(address, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.headers()).toMatchObject(always);
      expect(answer.headers()).not.toHaveProperty('x-powered-by');
    });
  }

  test('scripts and styles of a page', async ({ request }) => {
    const html = await (await request.get('/about')).text();
    const files = [...html.matchAll(/"(\/_next\/static\/[^"?]+\.(?:js|css|woff2)(?:\?[^"]*)?)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ''] of files) {
      const headers = (await request.get(file)).headers();
      expect([file, headers]).toEqual([file, expect.objectContaining(always)]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('pages run no script but their own, answers none at all', async ({ request }) => {
    for (const address of ['/', '/about', '/nothing-here', '/contact/result']) {
      const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
      expect(policy, address).toMatch(/script-src 'self' '(sha256|nonce)-/);
      expect(policy, address).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]) {
        expect(policy, address).toContain(part);
      }
    }
    for (const address of ['/api/health', '/api/certificate/check-visibility', '/api/nothing']) {
      const policy = (await request.get(address)).headers()['content-security-policy'];
      expect(policy, address).toContain("default-src 'none'");
    }
  });
});

/** In the page: what a browser tells it when another tab or app comes to the front, and back. */
function turnAway() {
  const tell = (value: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  tell('hidden');
  tell('visible');
}

test.describe('the vitals of a visit', () => {
  const body = { page: '/about', vitals: { LCP: 1_234.5, CLS: 0.01 } };

  test('come from the browser when the visitor turns away, without a cookie', async ({
    page,
    context,
    faults,
  }) => {
    // Playwright does not show what a beacon carries.
    let sent = '';
    await page.exposeFunction('tellTest', (text: string) => (sent = text));
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, data) => {
        const tell = (window as unknown as { tellTest: (text: string) => void }).tellTest;
        void (data as Blob).text().then(tell);
        return send(url, data);
      };
    });
    await page.goto('/faq');
    await page.mouse.wheel(0, 600);
    const answered = page.waitForResponse('**/api/vitals');
    // Again and again, as a visitor does, until the script that measures has come.
    await expect
      .poll(async () => {
        await page.evaluate(turnAway);
        return sent;
      })
      .not.toBe('');
    expect((await answered).status()).toBe(204);
    const { page: measured, vitals } = JSON.parse(sent) as typeof body;
    expect(measured).toBe('/faq');
    expect(Object.keys(vitals).length).toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('are not measured where the visitor asks for that', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq');
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    await page.evaluate(turnAway);
    await page.goto('/about');
    expect(asked.filter((url) => url.includes('/api/vitals'))).toEqual([]);
  });

  test('are taken with 204, anything else is refused', async ({ request, baseURL }) => {
    const post = (data: unknown, headers: Record<string, string> = {}) =>
      request.post('/api/vitals', { data, headers });
    const taken = await post(body);
    expect(taken.status()).toBe(204);
    expect(taken.headers()).not.toHaveProperty('set-cookie');
    expect((await post({ ...body, page: '/x?email=a@b.example' })).status()).toBe(422);
    expect((await post({ ...body, visitor: 'ada' })).status()).toBe(422);
    expect((await post({ page: '/', vitals: { LCP: -1 } })).status()).toBe(422);
    expect((await post({ page: '/', vitals: { SECRET: 1 } })).status()).toBe(422);
    expect((await post({ page: '/', vitals: {} })).status()).toBe(422);
    expect((await post({ ...body, more: 'x'.repeat(2_000) })).status()).toBe(413);
    expect((await post(body, { origin: 'https://evil.example' })).status()).toBe(403);
    expect((await post(body, { origin: baseURL ?? '' })).status()).toBe(204);
    expect((await request.get('/api/vitals')).status()).toBe(405);
  });
});

/** An address at which nobody listens. */
const nobody = (port: number) => `http://127.0.0.1:${port}`;

/** A collector of traces that keeps the names of spans. */
async function startCollector() {
  const names: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
    };
    for (const { scopeSpans } of body.resourceSpans) {
      for (const { spans } of scopeSpans) names.push(...spans.map(({ name }) => name));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    names,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.describe('a site of an operator', () => {
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
      await cp(path.join('content-service', name), path.join(folder, name), { recursive: true });
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
    await ended(content.child);
    await collector.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('gets its content, its pictures and nothing else from a host that demands a token', async () => {
    expect((await fetch(`${content.url}/api/site-settings`)).status).toBe(401);
    const home = await site.get('/');
    expect(home.html).toContain('Closed-die forging');
    const [, picture = ''] = /(\/media\/[^"&\s]+\.svg)/.exec(home.html) ?? [];
    expect((await fetch(site.url + picture)).status).toBe(200);
    expect(home.html).not.toContain(token);
  });

  test('leads the addresses of the old site on', async () => {
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
    for (const address of ['/', '/api/health', '/favicon.ico']) {
      const { headers } = await site.get(address);
      expect(headers.get('strict-transport-security'), address).toMatch(/^max-age=\d{8}/);
    }
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
      .poll(async () => (await site.get('/clients')).html, { timeout: 15_000 })
      .toContain('Edited by the operator');
  });

  test('stays ready on its copies while the host is away, and says why', async () => {
    content.child.kill('SIGKILL');
    await ended(content.child);
    await site.publish({ all: true });
    const unhealthy = async () => json(await fetch(`${site.url}/api/health?ready`));
    await expect
      .poll(async () => (await unhealthy()).checks.content.status, { timeout: 15_000 })
      .toBe('degraded');
    const answer = await fetch(`${site.url}/api/health?ready`);
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
      redis: { status: 'unavailable' },
    });
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    // Stands where the health check writes its file.
    const obstacle = path.join(site.folder, '.next/cache/.probe');
    await mkdir(obstacle);
    const second = await json(await fetch(`${site.url}/api/health?ready`));
    expect(second.checks.cache).toEqual({ status: 'unavailable' });
    await rm(obstacle, { recursive: true });
  });

  for (const [name, value, said] of [
    ['CONTENT_HOST', 'localhost:4000', 'CONTENT_HOST: '],
    ['CONTENT_HOST', 'https://ada:password@cms.example', 'CONTENT_HOST: '],
    ['PORT', 'eighty', 'PORT: '],
    ['SITE_URL', 'forge.example', 'SITE_URL: '],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: '],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: '],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT: '],
    ['REDIRECTS_FILE', 'package.json', 'package.json: '],
  ] as const) {
    test(`does not start with ${name}=${value}`, async () => {
      await site.stop();
      await rm(path.join(site.folder, 'output.log'), { force: true });
      await expect(site.start({ [name]: value })).rejects.toThrow('the site stopped');
      const output = await log();
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(said);
      expect(output).not.toContain('password@');
    });
  }

  test('warns at its start where unlocked certificates would not survive the next', async () => {
    await rm(path.join(site.folder, 'output.log'), { force: true });
    await site.start({ CONTENT_HOST: content.url, SESSION_SECRET: '', LOG_LEVEL: 'warn' });
    expect(await log()).toContain('SESSION_SECRET is not set');
  });
});
