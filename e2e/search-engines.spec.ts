import { routes } from '@/lib/pages/routes';
import type { Route } from '@/lib/pages/routes/route';
import { readHead, textOf } from './page-head';
import { origin } from './site-under-test';
import { expect, full, test } from './test';

test.describe('search engines', () => {
  for (const [path, type] of [
    ['/', 'Organization'],
    ['/service', 'ItemList'],
    ['/shop', 'ItemList'],
    ['/shop/page/2', 'ItemList'],
    ['/blog', 'ItemList'],
    ['/service-details/1', 'Service'],
    ['/shop-details/1', 'Product'],
    ['/blog-single/1', 'Article'],
    ['/faq', 'FAQPage'],
  ] as const) {
    test(`${path} is described as ${type}`, async ({ request }) => {
      const { things } = await readHead(request, path);
      expect(things.filter((thing) => thing['@type'] === type)).toHaveLength(1);
    });
  }

  test('the sitemap holds exactly the pages that are to be found', async ({ request }) => {
    // Asks for every page, many of them for the first time.
    test.setTimeout(90_000);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('xml');
    const xml = await answer.text();
    const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(found).size).toBe(found.length);
    for (const { path, variantOf, noindex } of routes as readonly Route[]) {
      expect(found.includes(origin + path), path).toBe(!variantOf && !noindex);
    }
    const count = (part: string) => found.filter((url) => url.startsWith(origin + part)).length;
    expect(count('/shop-details/')).toBe(15);
    expect(count('/service-details/')).toBeGreaterThan(5);
    expect(count('/blog-single/')).toBeGreaterThan(3);
    for (const url of found) expect((await request.get(url)).status(), url).toBe(200);
    const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)];
    expect(pictures.length).toBeGreaterThan(count('/shop-details/'));
    expect((await request.get(textOf(pictures[0]?.[1] ?? ''))).headers()['content-type']).toMatch(
      /^image\//,
    );
  });

  test('the blog has a feed, found from its page', full, async ({ page, request }) => {
    await page.goto('/blog');
    const link = page.getByRole('link', { name: 'New posts as an RSS feed' });
    await expect(link).toHaveAttribute('href', '/blog/feed.xml');
    const { feed } = await readHead(request, '/blog');
    expect(feed).toBe(`${origin}/blog/feed.xml`);
    const xml = await (await request.get(feed)).text();
    const parsed = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      return {
        fault: document.querySelector('parsererror')?.textContent,
        links: [...document.querySelectorAll('item > link')].map((item) => item.textContent),
      };
    }, xml);
    expect(parsed.fault).toBeUndefined();
    expect(parsed.links.length).toBeGreaterThan(3);
    expect((await request.get(parsed.links[0] ?? '')).status()).toBe(200);
  });
});
