import { textOf, toldIn } from '@/testing/pdf-text';
import { violations } from './axe';
import { readHead } from './page-head';
import { excessWidth } from './reflow';
import { thirdCompany } from './second-company/company';
import { crawl, openPages, type Crawl } from './second-company/crawl';
import { foreignIn } from './second-company/nothing-foreign';
import { expect, full, test } from './test';
import { visit } from './visit';

type Product = { title: string; slug: string; sku: string; category: string } & {
  specifications: { name: string; value: string }[];
};
const { contentFile, currency, locale, texts, words } = thirdCompany;
const [crucible] = contentFile<[Product]>('industrial-products');
const { phone } = contentFile<{ phone: string }>('site-settings');

let site: Awaited<ReturnType<typeof thirdCompany.start>>;
let found: Crawl;

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
  // Renders every page for the first time.
  test.setTimeout(120_000);
  site = await thirdCompany.start();
  found = await crawl(site.origin);
});
test.afterAll(() => site.stop());

const PRODUCT = `/shop-details/${crucible.slug}`;
const EVERYDAY = ['/', PRODUCT, '/contact'];
const TEMPLATES = [...EVERYDAY, '/p/بيانات-الشركة'];
const FURTHER_TEMPLATES = [
  ...['/service', '/service-details/تشكيل', '/shop', '/blog', '/blog-single/1', '/faq', '/quote'],
];

test.describe('a company that writes from right to left', () => {
  test('says nothing in English, and nothing of others', () => {
    const pages = openPages(found);
    expect(pages.length).toBeGreaterThan(20);
    for (const [path, html] of pages) {
      const [root = ''] = /<html [^>]*>/.exec(html) ?? [];
      expect(root, path).toContain(`lang="${locale}"`);
      expect(root, path).toContain('dir="rtl"');
    }
    expect(foreignIn(found, texts)).toEqual([]);
    const broken = [...found].filter(
      ([, { status, from }]) => from !== 'the routes' && ![200, 308].includes(status),
    );
    expect(broken.map(([path, { status, from }]) => `${status} ${path} from ${from}`)).toEqual([]);
  });

  for (const path of [...TEMPLATES, ...FURTHER_TEMPLATES]) {
    const details = EVERYDAY.includes(path) ? {} : full;
    test(`has no fault on ${path}`, details, async ({ page, faults }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, site.origin + path);
        expect([width, await excessWidth(page)]).toEqual([width, 0]);
      }
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }

  test('has no frames where it has no pictures, and full rows', full, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', '/service', '/service-details/تشكيل', PRODUCT]) {
      await visit(page, site.origin + path);
      const frames = page.getByRole('main').locator('[data-empty]').filter({ visible: true });
      await expect(frames, path).toHaveCount(0);
    }
    await page.goto(site.origin);
    const services = page.getByRole('region', { name: words.headings['services-grid'].title });
    const [first, second] = await services.getByRole('article').all();
    const [one, other] = [(await first!.boundingBox())!, (await second!.boundingBox())!];
    expect(one.width + other.width).toBeGreaterThan(1_200);
  });

  test('shows numbers, codes and telephone numbers in their order', full, async ({ page }) => {
    await visit(page, site.origin + PRODUCT);
    const price = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'currency', currency });
    await expect(page.getByRole('main')).toContainText(
      price.format(1250.5).replace(/[\u200e\u200f]/g, ''),
      { useInnerText: true },
    );
    for (const text of [crucible.sku, phone, 'Al₂O₃ 99.7\u00a0%'])
      expect(await page.evaluate(isInOrder, text), text).toBe(true);
  });

  test('starts every value on the side where its line starts', full, async ({ page }) => {
    await visit(page, site.origin + PRODUCT);
    const starts = await page
      .getByRole('table', { name: words.common.specification })
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
      );
    expect(starts.length).toBeGreaterThan(3);
    expect(new Set(starts).size, starts.join(', ')).toBe(1);
  });

  test('is found by what visitors write', full, async ({ page }) => {
    // With the last letter as it is often typed.
    await page.goto(`${site.origin}/search?q=${encodeURIComponent('بوتقه')}`);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('بوتقة');
  });

  test('has data sheets with all that its pages say', async ({ request }) => {
    const sheet = await request.get(`${site.origin}${PRODUCT}/datasheet.pdf`);
    expect(sheet.status()).toBe(200);
    const pdf = await sheet.body();
    const said = (textOf(pdf) + toldIn(pdf)).normalize('NFKC').replaceAll('\n', '');
    const { title, sku, category, specifications } = crucible;
    const facts = specifications.flatMap(({ name, value }) => [name, value]);
    for (const text of [title, sku, category, ...facts])
      for (const word of text.split(' ')) expect(said).toContain(word.normalize('NFKC'));
  });

  test('has a card of its own for each page', full, async ({ request }) => {
    const cards = new Set<string>();
    for (const path of TEMPLATES) {
      const card = await request.get(
        (await readHead(request, site.origin + path)).meta('og:image'),
      );
      expect(card.status(), path).toBe(200);
      cards.add((await card.body()).toString('base64'));
    }
    expect(cards.size).toBe(TEMPLATES.length);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'says in its language what is wrong with an enquiry, and that it was sent',
      full,
      async ({ page }) => {
        const { name, email, message } = words.common;
        const form = page.getByRole('main').locator('form').first();
        await page.goto(`${site.origin}/contact`);
        await form.getByLabel(name).fill('منى');
        await form.getByLabel(email).fill('mona@x');
        await form.getByLabel(message).fill('أحتاج عشر بواتق.');
        await form.getByRole('button', { name: words.contact.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words.contact.result.refused,
        );
        await expect(page.getByText(words.errors.form.email).first()).toBeVisible();
        await form.getByLabel(email).fill('mona@example.com');
        await form.getByRole('button', { name: words.contact.submit }).click();
        await expect(page.getByText(words.contact.sent)).toBeVisible();
      },
    );
  });
});

/** In the browser: whether each sign of a text stands to the right of the one before it. */
function isInOrder(text: string): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const start = node.data.indexOf(text);
    if (start < 0 || !node.parentElement?.checkVisibility()) continue;
    const lefts = Array.from(text, (_, at) => {
      const range = document.createRange();
      range.setStart(node, start + at);
      range.setEnd(node, start + at + 1);
      return range.getBoundingClientRect().left;
    });
    return lefts.every((left, at) => at === 0 || left >= lefts[at - 1]! - 1);
  }
  return false;
}
