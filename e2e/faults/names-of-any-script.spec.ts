import { expect, full, test } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { prepareSite, type Site } from './site';

test.describe.configure({ mode: 'default' });

const CATEGORIES = [
  ...['Größe', 'قطع غيار', '轴承', 'เครื่องมือ', '100 % steel', 'C++ tools', 'C# tools', '🔩'],
  ...['Łożyska'.normalize('NFD'), 'Rings'],
];
const SLUGS = ['größe', 'محامل', '轴承-6205', 'เหล็กกล้า', 'łożysko', 'spur', 'spur'];
const NOT_FOUND = 'Oops! Page Not Found.';

type Item = { id: number; title: string; slug?: string; category?: string };

let host: ContentHost;
let site: Site;
let products: Item[];
test.beforeAll(async () => {
  host = await startContentHost();
  host.edit('/api/list/industrial-products', (value) => {
    const all = value as Item[];
    products = CATEGORIES.map((category, index) => ({
      ...all[index % all.length]!,
      id: index + 1,
      title: `Part ${index + 1}`,
      slug: SLUGS[index],
      category,
    }));
    return products;
  });
  for (const path of ['/api/list/services-page', '/api/list/home-blog']) {
    host.edit(path, (value) =>
      (value as Item[]).map((item, index) => ({ ...item, slug: SLUGS[index] })),
    );
  }
  host.edit('/api/list/pages', (value) => [
    ...(value as object[]),
    { path: `/p/${'qualität'.normalize('NFD')}`, name: 'Qualität' },
    { path: '/p/质量', name: '质量' },
  ]);
  site = await prepareSite('names', { CONTENT_HOST: host.url, CONTENT_REVALIDATE_SECONDS: '3600' });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/\s/g, ' ');

/** The page at a path, whose status and screen say the same. */
async function pageAt(path: string) {
  const { status, html, headers } = await site.get(path);
  if (status < 300) expect([path, headingOf(html)]).not.toEqual([path, NOT_FOUND]);
  return { status, html, location: headers.get('location') };
}

test('every category has its page, which the shop, the sitemap and its canonical link name', async () => {
  const { html } = await pageAt('/shop');
  const paths = [...html.matchAll(/href="(\/shop\/category\/[^"]+)"/g)].map(([, path]) => path!);
  expect(paths).toHaveLength(CATEGORIES.length);
  const sitemap = (await pageAt('/sitemap.xml')).html;
  for (const [index, path] of paths.entries()) {
    const page = await pageAt(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(headingOf(page.html)?.normalize('NFC')).toBe(CATEGORIES[index]!.normalize('NFC'));
    expect(page.html).toContain(`Part ${index + 1}`);
    expect(page.html).toContain(
      `<link rel="canonical" href="http://localhost:${new URL(site.url).port}${path}"`,
    );
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test('names in another form of Unicode lead to the one form', full, async () => {
  for (const path of [
    '/shop/category/größe',
    '/shop-details/größe',
    '/p/qualität',
    '/shop-details/łożysko',
  ]) {
    const [nfc, nfd] = ['NFC', 'NFD'].map((form) => encodeURI(path.normalize(form)));
    const spelt = await pageAt(nfd!);
    const isSame = nfc === nfd; // Ł has no parts.
    expect([path, spelt.status, spelt.location]).toEqual([
      path,
      isSame ? 200 : 308,
      isSame ? null : nfc,
    ]);
    expect((await pageAt(nfc!)).status).toBe(200);
  }
});

test('names in capitals lead to the one spelling', full, async () => {
  for (const [written, held] of [
    ['/shop/category/GRÖSSE', '/shop/category/größe'],
    ['/shop-details/ŁOŻYSKO', '/shop-details/łożysko'],
    ['/shop-details/SPUR', '/shop-details/spur'],
    ['/p/QUALITÄT', '/p/qualität'],
  ] as const) {
    // At the second visit nobody has to look it up.
    for (let visit = 0; visit < 2; visit++) {
      const { status, location } = await pageAt(encodeURI(written));
      const path = location && new URL(location, site.url).pathname;
      expect([written, status, path]).toEqual([written, 308, encodeURI(held)]);
    }
    expect((await pageAt(encodeURI(held))).status).toBe(200);
  }
});

test('names that nothing has answer 404 with its screen', full, async () => {
  for (const path of [
    ...['/shop/category/gr%C3%B6', '/shop/category/gr%25c3%25b6%25c3%259fe', '/shop/category/%25'],
    ...['/shop-details/%E8%BD%B4', '/service-details/%F0%9F%94%A9', '/p/%E8%B4%A8', '/p/a%2Fb'],
  ]) {
    for (let visit = 0; visit < 2; visit++) {
      const { status, html } = await pageAt(path);
      expect([path, status, headingOf(html)]).toEqual([path, 404, NOT_FOUND]);
    }
  }
});

test('items have pages, cards and data sheets by slugs in any script', full, async () => {
  const { html } = await pageAt('/shop');
  for (const { id, slug, title } of products) {
    const own = slug && products.findIndex((each) => each.slug === slug) === id - 1;
    const path = `/shop-details/${encodeURIComponent(own ? slug : id)}`;
    expect(html).toContain(`href="${path}"`);
    const page = await pageAt(path);
    expect([path, page.status, headingOf(page.html)]).toEqual([path, 200, title]);
    if (own) expect((await pageAt(`/shop-details/${id}`)).location).toBe(path);
    const [sheet, card] = await Promise.all([
      site.get(`${path}/datasheet.pdf`),
      site.get(`/og${path}.png`),
    ]);
    expect([path, card.status, [200, 404].includes(sheet.status)]).toEqual([path, 200, true]);
    expect(sheet.status === 200).toBe(page.html.includes(`href="${path}/datasheet.pdf"`));
  }
  for (const folder of ['/service-details', '/blog-single']) {
    for (const slug of SLUGS.slice(0, 5)) {
      const path = `${folder}/${encodeURIComponent(slug)}`;
      expect([path, (await pageAt(path)).status]).toEqual([path, 200]);
    }
  }
  expect(headingOf((await pageAt(`/p/${encodeURIComponent('质量')}`)).html)).toBe('质量');
});
