import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { expect, full, test } from '../test';
import { revisionsIn } from './content';
import { startContentHost, type ContentHost } from './content-host';
import { hasProgram } from './redis';
import { prepareSite, type Site } from './site';
import { startVarnish, type Varnish } from './varnish';

/** Varnish stands in for a CDN. */

const QUESTIONS = '/api/list/faq';
const TOKEN = 'a-token-for-the-purge-of-pages';
/** It takes less than a second on a machine without other work. */
const SHOWN = { timeout: 30_000 };
/** The second request to forget comes after 1.5 s. */
const SECOND_PURGE_MS = 4_000;

const isInstalled = hasProgram('varnishd', '-V', 'the test of a CDN');
test.skip(!isInstalled && !process.env.CI, 'needs varnish');
test.describe.configure({ mode: 'serial' });

let host: ContentHost;
let site: Site;
let cdn: Varnish;

test.beforeAll(async () => {
  host = await startContentHost();
  const port = await getPort();
  site = await prepareSite('cdn', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    TRUST_PROXY: '1',
    CDN_PURGE_URL: `http://127.0.0.1:${port}/.purge`,
    CDN_PURGE_TOKEN: TOKEN,
  });
  await site.start();
  cdn = await startVarnish({ port, sitePort: Number(new URL(site.url).port), token: TOKEN });
});
test.afterAll(async () => {
  await cdn?.stop();
  await site?.stop();
  await host?.stop();
});

async function view(page: string) {
  const response = await fetch(cdn.url + page);
  const { status, headers } = response;
  return { status, headers, html: await response.text(), cache: headers.get('x-cache') };
}

test.describe('behind a CDN', full, () => {
  test('pages come from its cache', async () => {
    for (const page of ['/', '/faq', '/blog']) {
      await view(page);
      const { status, cache, headers } = await view(page);
      expect({ page, status, cache }).toEqual({ page, status: 200, cache: 'hit' });
      expect(headers.get('surrogate-key')).toBeNull();
      expect(headers.get('cache-tag')).toBeNull();
    }
    expect((await site.get('/faq')).headers.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining(['content', `content:${QUESTIONS}`]),
    );
  });

  test('a publish shows, and only pages made from it leave the cache', async () => {
    await view('/faq');
    await view('/blog');
    const revision = host.publish([QUESTIONS]);
    expect((await site.publish({ paths: [QUESTIONS] })).status).toBe(200);
    await expect
      .poll(async () => revisionsIn((await view('/faq')).html).get(QUESTIONS), SHOWN)
      .toEqual([revision]);
    await setTimeout(SECOND_PURGE_MS);
    expect((await view('/blog')).cache).toBe('hit');
    await view('/faq');
    const { cache, html } = await view('/faq');
    expect(cache).toBe('hit');
    expect(revisionsIn(html).get(QUESTIONS)).toEqual([revision]);
  });

  test('a publish of everything shows on every page', async () => {
    const revision = host.publish();
    await site.publish({ all: true });
    for (const page of ['/', '/faq', '/blog']) {
      await expect
        .poll(async () => new Set([...revisionsIn((await view(page)).html).values()].flat()), SHOWN)
        .toEqual(new Set([revision]));
    }
  });

  test('what is for one visitor is never kept', async () => {
    for (let views = 0; views < 2; views++) {
      expect((await view('/search?q=gear')).cache).toBe('miss');
      expect((await view('/contact/result')).cache).toBe('miss');
    }
  });

  test('nobody else empties its cache', async () => {
    await view('/faq');
    const refused = await fetch(`${cdn.url}/.purge`, {
      method: 'POST',
      headers: { 'surrogate-key': 'content' },
    });
    expect(refused.status).toBe(403);
    expect((await view('/faq')).cache).toBe('hit');
  });
});
