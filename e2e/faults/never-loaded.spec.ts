import { expect, inBrowser, test } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { prepareSite, type Site } from './site';

const paths = ['/service-details/1', '/shop-details/1', '/blog-single/1', '/about', '/service'];

/** Made from content, and no pages. */
const files = [
  ...['/sitemap.xml', '/sitemap/1.xml', '/blog/feed.xml'],
  ...['/og/shop-details/1.png', '/shop-details/1/datasheet.pdf'],
];

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startContentHost();
  site = await prepareSite('never-loaded', { CONTENT_HOST: host.url });
  await host.put('refused');
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test.describe('content that has never been loaded', () => {
  for (const path of paths) {
    test(`${path} answers 503 and a page that reloads without scripts`, async () => {
      const { status, headers, html } = await site.get(path);
      expect([status, headers.get('retry-after')]).toEqual([503, '10']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('This page is on its way');
      expect(html).toContain('http-equiv="refresh"');
    });
  }

  test('is not said to be missing where it is looked for', async () => {
    const { html } = await site.get('/search?q=gear');
    expect(html).toContain('Loading...');
    expect(html).toContain('http-equiv="refresh"');
    expect(html).not.toContain('Nothing was found');
  });

  test('answers 503 in place of a file, which nobody stores', async () => {
    for (const path of files) {
      const { status, headers, html } = await site.get(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '10']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-accel-expires')).toBeNull();
      expect(html).toBe('The content has not been loaded yet.\n');
    }
  });

  test('comes without a click or a reload once the host answers', inBrowser, async ({ page }) => {
    await page.goto(`${site.url}/service-details/1`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await host.put('ok');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is on its way');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    for (const path of paths) expect((await site.get(path)).status).toBe(200);
    // Of a short sitemap there are no parts.
    for (const path of files.filter((file) => file !== '/sitemap/1.xml'))
      expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  });
});
