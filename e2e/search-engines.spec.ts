import { routes } from '@/lib/routes';
import type { Route } from '@/lib/routes/route';
import { schemaOrg } from '@/lib/testing/schema-org';
import { readHead, textOf } from './page-head';
import { origin } from './site-under-test';
import { expect, test } from './test';

const table: readonly Route[] = routes;
const itemPages = ['/service-details/1', '/shop-details/1', '/blog-single/1', '/shop/page/2'];
const pages = [...table.map(({ path }) => path), ...itemPages];

const addressOf = (path: string) => (path === '/' ? origin : origin + path);

for (const path of pages) {
  test(`${path} tells search engines and social networks what it is`, async ({ request }) => {
    const route = table.find((candidate) => candidate.path === path);
    const { meta, title, canonical, things } = await readHead(request, path);
    expect(canonical).toBe(addressOf(route?.variantOf ?? path));
    expect(/noindex/.test(meta('robots'))).toBe(route?.noindex ?? false);
    expect(title).toContain(' | Hammerscale Forge');
    expect(meta('description').length).toBeGreaterThanOrEqual(40);
    expect(title.startsWith(meta('og:title'))).toBe(true);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:site_name')).toBe('Hammerscale Forge');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:image')).toBe(meta('og:image'));
    const card = await request.get(meta('og:image'));
    expect(card.status()).toBe(200);
    expect(card.headers()['content-type']).toBe('image/png');
    // Width and height stand at a fixed place of every PNG.
    const bytes = await card.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const { '@context': context, ...thing } of things) {
      expect(context).toBe('https://schema.org');
      schemaOrg[thing['@type'] as keyof typeof schemaOrg].parse(thing);
    }
    const homes = ['/', '/home-1', '/home-2', '/error'];
    expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(
      homes.includes(path) ? 0 : 1,
    );
  });
}

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

test('no two pages share a title', async ({ request }) => {
  // Asks for every page, many of them for the first time.
  test.setTimeout(90_000);
  const titles = new Map<string, string>();
  for (const path of pages) {
    const { title } = await readHead(request, path);
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    titles.set(title, path);
  }
});

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
  for (const { path, variantOf, noindex } of table) {
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

test('the blog has a feed, found from its page', async ({ page, request }) => {
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
