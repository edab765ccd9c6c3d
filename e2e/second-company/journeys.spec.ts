import path from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { readHead } from '../page-head';
import { brokenWords } from '../reflow';
import { expect, full, test } from '../test';
import { visit } from '../visit';
import { secondCompany } from './company';

type Settings = { brand: { accent: string; ground: string } };
const { contentFile, currency, folder, locale, words } = secondCompany;
const { brand } = contentFile<Settings>('site-settings');

let site: Awaited<ReturnType<typeof secondCompany.start>>;

test.describe.configure({ mode: 'default' });
test.use({ pictures: 'small' });
test.beforeAll(async () => {
  site = await secondCompany.start();
});
test.afterAll(() => site.stop());

const money = (amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

test.describe('the pages of a company', () => {
  test('set a long word smaller instead of breaking it', full, async ({ page }) => {
    for (const width of [320, 390, 992, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/contact', '/privacy', '/nie-ma']) {
        await page.goto(site.origin + path);
        const broken = await brokenWords(page);
        expect(
          broken.filter((word) => /\(H\d\)$/.test(word)),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
  });

  test('fill their rows with as many items as there are', full, async ({ page }) => {
    await page.goto(site.origin);
    const counters = page.getByRole('main').locator('dl', { hasText: '612' });
    const owners = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('a[href^="mailto:"]') })
      .first();
    for (const row of [counters, owners]) {
      const free = await row.evaluate((list) => {
        const places = [...list.children].map((item) => item.getBoundingClientRect().right);
        return list.getBoundingClientRect().right - Math.max(...places);
      });
      expect(free).toBeLessThan(2);
    }
  });
});

test.describe('the colours of a company', () => {
  test(
    'are on its pages, darkened where its accent would be hard to read',
    full,
    async ({ page }) => {
      await page.goto(`${site.origin}/contact`);
      const button = page.getByRole('button', { name: words.contact.submit });
      const colours = await button.evaluate((element) => {
        const root = getComputedStyle(document.documentElement);
        return {
          button: getComputedStyle(element).backgroundColor,
          label: getComputedStyle(element).color,
          accent: root.getPropertyValue('--action').trim(),
          glow: root.getPropertyValue('--glow').trim(),
          ground: root.getPropertyValue('--graphite-950').trim(),
        };
      });
      expect(wcagContrast(brand.accent, '#ffffff')).toBeLessThan(2.5);
      expect(colours.glow).toBe(brand.accent);
      expect(wcagContrast(colours.button, colours.label)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(colours.button, brand.accent)).toBeLessThan(3);
      const themes = page.locator('meta[name=theme-color]');
      await expect(themes.last()).toHaveAttribute('content', colours.ground);
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt(colours.ground.slice(at, at + 2), 16),
      );
      expect(green).toBeGreaterThan(Math.max(red ?? 255, (blue ?? 255) - 1));
    },
  );

  test('have its icons beside them', full, async ({ page, request }) => {
    await page.goto(site.origin);
    for (const [rel, file] of [
      ['icon', 'favicon.svg'],
      ['apple-touch-icon', 'touch.png'],
    ] as const) {
      const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
      expect(href).toContain(`/media/brand/${file}`);
      expect((await request.get(new URL(href ?? '', site.origin).href)).status()).toBe(200);
    }
  });

  test('have its card beside them', full, async ({ request }) => {
    const head = await readHead(request, `${site.origin}/p/warunki`);
    const card = await (await request.get(head.meta('og:image'))).body();
    const own = path.join(folder, 'media/brand/card.jpg');
    const thumbnails = [card, own].map((file) => sharp(file).resize(40, 21).removeAlpha().raw());
    const [sent, drawn] = await Promise.all(thumbnails.map((picture) => picture.toBuffer()));
    expect(sent).toHaveLength(drawn!.length);
    const differences = [...sent!].map((value, index) => Math.abs(value - drawn![index]!));
    expect(differences.reduce((sum, one) => sum + one) / differences.length).toBeLessThan(2);
  });
});

test('prices and structured data are in its currency', full, async ({ page, request }) => {
  const path = '/shop-details/baffla-120';
  await visit(page, site.origin + path);
  const main = page.getByRole('main');
  await expect(main.getByText(money(10250.5)).first()).toBeVisible();
  await expect(main).not.toContainText('$');
  const { things } = await readHead(request, site.origin + path);
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(product?.offers).toMatchObject({ price: '10250.50', priceCurrency: currency });
});

test.describe('readable addresses', () => {
  for (const [number, slug] of [
    ['/shop-details/1', '/shop-details/panel-z-lameli-dębowych'],
    ['/service-details/4', '/service-details/żagle-sufitowe'],
    ['/blog-single/3', '/blog-single/zanim-zawiśnie'],
  ] as const) {
    test(`stand for ${number}, which leads there for good`, full, async ({ request }) => {
      const answer = await request.get(site.origin + number, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toMatch(new RegExp(`${encodeURI(slug)}$`));
      const head = await readHead(request, site.origin + number);
      expect(head).toMatchObject({ status: 200, canonical: site.origin + encodeURI(slug) });
    });
  }
});

test('hidden pages leave the menus that name them', full, async ({ page }) => {
  await page.goto(`${site.origin}/about`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Podręcznik ciszy' })).toBeVisible();
  for (const name of ['Butelki i deski', 'Archiwum']) {
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
  const legal = footer.getByRole('navigation', { name: words.layout.footer.legal });
  await expect(legal.getByRole('link')).toHaveText([
    'Dane firmy',
    'Warunki sprzedaży',
    'Ochrona danych',
  ]);
  expect((await page.goto(`${site.origin}/p/archiwum`))?.status()).toBe(404);
});
