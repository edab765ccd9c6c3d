import { existsSync, readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import { endpointPaths } from './endpoint-paths';
import { pages } from '../pages';
import { expectNoOldPage, SHOWN_WITHIN_MS, untilShown, viewAll, type Baseline } from './pages';
import { secret, type Site } from './site';
import { startSystem } from './system';

const WARMED_WITHIN_MS = 6_000;
const SERVICES = '/api/list/services-page';

let host: ContentHost;
let site: Site;
let baseline: Baseline;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const longWindow = { CONTENT_REVALIDATE_SECONDS: '3600' };
  ({ host, site, baseline } = await startSystem('publishing', longWindow));
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test.describe('publishing', () => {
  test('each endpoint is asked once at a cold start, then never', full, async () => {
    const cold = host.takeCounts();
    expect(Object.fromEntries(cold)).toEqual(
      Object.fromEntries(endpointPaths.map((path) => [path, 1])),
    );
    for (let views = 0; views < 1_000; views += pages.length) await viewAll(site, baseline);
    expect([...host.takeCounts()]).toEqual([]);
  });

  test('a published endpoint shows on every page, and is asked for once', async () => {
    const path = '/api/site-settings';
    const before = host.revisionOf(SERVICES);
    const after = host.publish([path]);
    host.takeCounts();
    const answer = await site.publish({ paths: [path] });
    expect(answer.status).toBe(200);
    await untilShown(site, baseline, (one) => (one === path ? after : before));
    expect([...host.takeCounts()]).toEqual([[path, 1]]);
  });

  test('pages are made anew before a visitor comes', full, async () => {
    const path = '/api/pages/contact';
    const after = host.publish([path]);
    await site.publish({ paths: [path] });
    await setTimeout(WARMED_WITHIN_MS);
    expect((await site.get('/contact')).html).toContain(`.${after}~`);
  });

  test('no old page is served once a change shows on one', full, async () => {
    const path = '/api/site-settings';
    const after = host.publish([path]);
    await site.publish({ paths: [path] });
    await expectNoOldPage(site, path, after);
  });

  test('everything published shows on every page', full, async () => {
    const after = host.publish();
    await site.publish({ all: true });
    await untilShown(site, baseline, () => after);
  });

  test('a publish during the fetch of the one before is not lost', full, async () => {
    await host.put('slow');
    host.publish();
    await site.publish({ all: true });
    await setTimeout(300);
    const after = host.publish();
    await site.publish({ all: true });
    await host.put('ok');
    await untilShown(site, baseline, () => after);
  });

  test('a new service answers at once, a removed one is a 404, and the sitemap follows', async () => {
    const removed = '/service-details/1';
    const added = '/service-details/4711';
    expect((await site.get(added)).status).toBe(404);
    host.edit(SERVICES, (value) => {
      const [first, ...others] = value as object[];
      return [{ ...first, id: 4711, title: 'A new service' }, ...others];
    });
    await site.publish({ paths: [SERVICES] });
    const page = await site.get(added);
    expect(page.status).toBe(200);
    expect(page.html).toContain('A new service');
    await expect
      .poll(async () => (await site.get(removed)).status, { timeout: SHOWN_WITHIN_MS })
      .toBe(404);
    expect((await site.get(removed)).html).toContain('Oops! Page Not Found.');
    await expect
      .poll(async () => (await site.get('/sitemap.xml')).html, { timeout: SHOWN_WITHIN_MS })
      .toContain(added);
    expect((await site.get('/sitemap.xml')).html).not.toMatch(/service-details\/1</);
    host.edit(SERVICES, (value) => value);
    await site.publish({ paths: [SERVICES] });
    await expect
      .poll(async () => (await site.get(removed)).status, { timeout: SHOWN_WITHIN_MS })
      .toBe(200);
    await expect
      .poll(async () => (await site.get(added)).status, { timeout: SHOWN_WITHIN_MS })
      .toBe(404);
    await expect(() => viewAll(site, baseline)).toPass({ timeout: SHOWN_WITHIN_MS });
  });

  test('pages stay while the host is down during a publish', full, async () => {
    await host.put('refused');
    const after = host.publish();
    await site.publish({ all: true });
    for (let round = 0; round < 3; round++) await viewAll(site, baseline);
    await host.put('ok');
    // Nobody needs to publish it again: pages that were made without it are soon made once more.
    await untilShown(site, baseline, () => after);
  });

  test('unknown paths get the whole 404 page and leave nothing behind', full, async () => {
    const files = () => readdirSync(`${site.folder}/.next/cache`, { recursive: true }).length;
    const kinds = ['service-details', 'shop-details', 'blog-single', 'shop/page', 'nothing'];
    // The not-found screen itself is stored once.
    for (const kind of kinds) await site.get(`/${kind}/100000`);
    const before = files();
    for (let id = 100_001; id < 100_020; id++) {
      for (const kind of kinds) {
        const { status, html } = await site.get(`/${kind}/${id}`);
        expect(status, `/${kind}/${id}`).toBe(404);
        expect(html).toContain('Oops! Page Not Found.');
      }
    }
    expect(files()).toBe(before);
  });

  test.describe('the hook refuses', () => {
    const post = (authorization: string) =>
      fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization },
        body: '{"all":true}',
      });

    test('a missing or wrong secret', async () => {
      for (const authorization of ['', 'Bearer wrong', `Basic ${secret}`]) {
        expect((await post(authorization)).status).toBe(401);
      }
    });

    for (const body of [
      '',
      '{',
      'null',
      '[]',
      {},
      { all: false },
      { paths: [] },
      { paths: '/api/list/services' },
      { all: true, paths: ['/api/list/services'] },
    ]) {
      test(`${JSON.stringify(body)} with a sentence`, async () => {
        const answer = await site.publish(body);
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as { message: string }).message).toMatch(/^Send \{.+\}\.$/);
      });
    }

    test('everything where no secret is set', full, async () => {
      await site.stop();
      await site.start({ REVALIDATE_SECRET: '' });
      expect((await post(`Bearer ${secret}`)).status).toBe(404);
    });
  });

  test('the site under test has stored its pages on disk', () => {
    expect(existsSync(`${site.folder}/.next/cache/site`)).toBe(true);
  });
});
