import { routes } from '@/lib/routes';
import { expect, test } from './test';

/** Every page of the table, and one of each page that has a parameter. */
const pages = [
  ...routes.map(({ path }) => path),
  '/service-details/1',
  '/shop-details/1',
  '/shop/page/2',
  '/blog-single/1',
];

for (const path of pages) {
  test.describe(path, () => {
    test('carries its content before any script', async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const visible = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(visible.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(visible).toMatch(/<main[\s>]/);
      expect(visible).not.toContain('Loading...');
      expect(visible).toMatch(/<title>[^<]{10,}<\/title>/);
      expect(visible).toMatch(/<meta name="description" content="[^"]{40,}"/);
    });

    for (const width of [390, 1440]) {
      test(`shows without a fault at ${width} px`, async ({ page, faults }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(faults).toEqual([]);
      });
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
  });
}

for (const path of [
  '/nothing-here',
  '/about/nothing',
  '/service-details/abc',
  '/service-details/99999',
  '/service-details/1x',
  '/service-details',
  '/shop-details/99999',
  '/shop-details/abc',
  '/shop/page/99',
  '/shop/page/0',
  '/service/page/99',
  '/blog-single/99999',
  '/blog-single/abc',
]) {
  test(`${path} answers 404 with the 404 screen`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(html).toContain('Oops! Page Not Found.');
    expect(html).toContain('The page you are looking for was never existed.');
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>[\s\S]{0,80}BACK HOME/);
  });
}

test('every link of every page leads somewhere', async ({ request }) => {
  test.setTimeout(120_000);
  const targets = new Map<string, string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]*\shref="([^"]*)"/g)) {
      expect(href, `an empty link on ${path}`).not.toMatch(/^#?$/);
      if (href.startsWith('/')) targets.set(href.split('#')[0]!.replaceAll('&amp;', '&'), path);
      if (href.startsWith('#'))
        expect(html, `${href} on ${path}`).toContain(`id="${href.slice(1)}"`);
    }
  }
  const dead: string[] = [];
  for (const [target, from] of targets) {
    const response = await request.head(target);
    if (!response.ok()) dead.push(`${from} → ${target}: ${response.status()}`);
  }
  expect(dead).toEqual([]);
});
