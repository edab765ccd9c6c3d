import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/routes';
import type { Route } from '@/lib/routes/route';
import { schemaOrg } from '@/lib/testing/schema-org';
import { origin } from './site-under-test';
import { expect, test } from './test';

const table: readonly Route[] = routes;
const itemPages = ['/service-details/1', '/shop-details/1', '/blog-single/1', '/shop/page/2'];
const pages = [...table.map(({ path }) => path), ...itemPages];

type Thing = { '@context': string; '@type': string; [property: string]: unknown };

const textOf = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a page says about itself, read from its HTML as search engines do. */
async function read(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const attribute = (pattern: RegExp) => textOf(pattern.exec(html)?.[1] ?? '');
  const meta = (name: string) =>
    attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    meta,
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    feed: attribute(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/),
    things: [...scripts].map(([, json = '']) => JSON.parse(json) as Thing),
  };
}

const addressOf = (path: string) => (path === '/' ? origin : origin + path);

for (const path of pages) {
  test(`${path} tells search engines and social networks what it is`, async ({ request }) => {
    const route = table.find((candidate) => candidate.path === path);
    const { meta, title, canonical, things } = await read(request, path);
    expect(canonical).toBe(addressOf(route?.variantOf ?? path));
    expect(/noindex/.test(meta('robots'))).toBe(route?.unlisted ?? false);
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
    const { things } = await read(request, path);
    expect(things.filter((thing) => thing['@type'] === type)).toHaveLength(1);
  });
}

test('no two pages share a title', async ({ request }) => {
  // Asks for every page, many of them for the first time.
  test.setTimeout(90_000);
  const titles = new Map<string, string>();
  for (const path of pages) {
    const { title } = await read(request, path);
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
  for (const { path, variantOf, unlisted } of table) {
    expect(found.includes(origin + path), path).toBe(!variantOf && !unlisted);
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
  const { feed } = await read(request, '/blog');
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

for (const [from, to] of [
  ['/About', '/about'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/service-details//1', '/service-details/1'],
  ['/Service-Details/1?Ref=Mail', '/service-details/1?Ref=Mail'],
] as const) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(origin + from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? '', origin).href).toBe(origin + to);
  });
}

for (const [path, plain] of [
  ['/service-details/1', '/service'],
  ['/shop-details/1', '/shop'],
] as const) {
  test(`the card of ${path} shows its own picture`, async ({ request }) => {
    const shadesOf = async (page: string) => {
      const card = await (await request.get((await read(request, page)).meta('og:image'))).body();
      const picture = { left: 720, top: 0, width: 480, height: 630 };
      const { entropy } = await sharp(card).extract(picture).stats();
      return entropy;
    };
    // A photo has many shades of grey, a drawing few.
    expect(await shadesOf(path)).toBeGreaterThan((await shadesOf(plain)) + 2);
  });
}

for (const from of [
  '/About//',
  '//ABOUT/?Ref=Mail&next=//evil.example',
  '/SERVICE-DETAILS///1/?Ref=Mail',
  '/Shop//Page/2/',
  '//evil.example',
  '//evil.example/About/',
  '/\\evil.example/',
  '/%5CEvil.example',
  '/%2F%2FEvil.example/',
  '/%2f/evil.example//',
  '/.//evil.example',
  '/About/%2e%2e//evil.example',
]) {
  test(`${from} never leads away, nor round in circles`, async ({ request }) => {
    const query = [...new URL(origin + from).searchParams];
    let address = origin + from;
    for (let hops = 0; ; hops++) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const { location } = answer.headers();
      if (!location) {
        expect([200, 400, 404]).toContain(answer.status());
        break;
      }
      expect(hops).toBeLessThan(3);
      expect(location).not.toMatch(/^[/\\]{2}/);
      const next = new URL(location, address);
      expect(next.origin).toBe(origin);
      expect([...next.searchParams]).toEqual(query);
      address = next.href;
    }
    // What stands for a page has come to the one right spelling of its address.
    if (/evil/i.test(from.split('?')[0]!)) return;
    expect(new URL(address).pathname).toMatch(/^(\/[a-z0-9-]+)+$/);
    expect((await request.get(address)).status()).toBe(200);
  });
}

test('addresses of cards that belong to no page answer 404', async ({ request }) => {
  for (const path of [
    '/og/nothing.png',
    '/og/shop-details/99999.png',
    '/og/about',
    '/og/a/b.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the privacy page names what the site stores and whom it asks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  for (const name of ['cart', 'certificate-step', 'certificate-session', 'form-result']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('youtube-nocookie.com');
});
