import { spawn } from 'node:child_process';
import path from 'node:path';
import getPort from 'get-port';
import { isRunning, waitForExit } from '@/bin/lib/processes';
import { waitUntilReady } from '@/bin/lib/readiness';
import { startContentHost, type ContentHost } from '../faults/content-host';
import { prepareSite, type Site } from '../faults/site';
import { expect, test } from '../test';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let host: ContentHost;
let site: Site;
test.beforeAll(async () => {
  host = await startContentHost();
  site = await prepareSite('stored-pages', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test('what a page does not read neither changes nor poisons it', { tag: '@full' }, async () => {
  const strange = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    cookie: '_ga=1; __prerender_bypass=guessed; preview=W10.00; certificate-session=x',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    authorization: 'Bearer x',
    range: 'bytes=0-9',
    'next-action': 'x',
    'x-prerender-revalidate': 'guessed',
  };
  const ask = async (page: string, headers = {}) => {
    // With a range `fetch` asks for no compression, and a page for a query is made once for each.
    const all = { 'accept-encoding': 'identity', ...headers };
    const response = await fetch(site.url + page, { headers: all, redirect: 'manual' });
    const { status } = response;
    return { status, etag: response.headers.get('etag'), html: await response.text() };
  };
  // Not asked for before: what is kept is made of the strange request.
  for (const page of ['/clients', '/search?q=ring', '/downloads?kind=manual', '/faq', '/nothing']) {
    const query = page.includes('?') ? '&' : '?';
    const first = await ask(`${page}${query}utm_source=mail&srsltid=evil`, strange);
    expect(first.html).not.toContain('evil');
    expect(first.etag).toBeTruthy();
    expect([page, await ask(page)]).toEqual([page, first]);
    expect(await ask(`${page}${query}fbclid=b`, { cookie: 'a=b' })).toEqual(first);
  }
});

test(
  'a site whose disk is full starts on its stored copies without its host',
  { tag: '@full' },
  async () => {
    const before = await site.get('/about');
    expect(before.status).toBe(200);
    await site.stop();
    await host.put('refused');
    // No byte can be written to a file; the log, which is one here, goes elsewhere.
    const limit = 'ulimit -f 0; exec >/dev/null 2>&1';
    await site.start({ ASSETS_DIR: path.join(site.folder, 'assets') }, limit);
    const after = await site.get('/about');
    expect([after.status, after.html]).toEqual([200, before.html]);
    expect((await site.get('/nothing-here')).status).toBe(404);
    expect((await site.get('/favicon.ico')).status).toBe(200);
  },
);

test(
  'npm start on a full disk serves stored copies without its content service',
  { tag: '@full' },
  async () => {
    const port = String(await getPort());
    const origin = `http://localhost:${port}`;
    const variables = {
      PORT: port,
      SITE_URL: origin,
      CONTENT_HOST: '',
      CONTENT_PORT: String(await getPort()),
      DATA_DIR: test.info().outputPath('data'),
    };
    const visit = async (limit: string) => {
      const program = spawn('sh', ['-c', `${limit}; exec node --import tsx bin/start.ts`], {
        env: { ...process.env, ...variables },
        stdio: 'ignore',
      });
      expect(await waitUntilReady(origin, () => !isRunning(program))).toBe(true);
      const page = await fetch(`${origin}/about`);
      const result = [page.status, await page.text()];
      program.kill('SIGTERM');
      await waitForExit(program);
      return result;
    };
    const before = await visit(':');
    expect(before[0]).toBe(200);
    expect(await visit('ulimit -f 0')).toEqual(before);
  },
);
