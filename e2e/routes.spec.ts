import { pages } from './pages';
import { expect, test } from './outside';
import { clippedTexts, excessWidth, spaceText } from './reflow';
import { smallTargets } from './targets';
import { scrollThrough, visit } from './visit';

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

    test('shows and answers without a fault, asks nobody else, and fits every width', async ({
      page,
      faults,
      outside,
    }) => {
      test.setTimeout(60_000);
      await visit(page, path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        // Scripts answer: the header knows that the page is scrolled.
        await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
        expect(await excessWidth(page), `sideways at ${width} px`).toBe(0);
        expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      }
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
      expect(outside).toEqual([]);

      // What a window of 1280 by 1024 shows at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await excessWidth(page), 'sideways at 400 %').toBe(0);
      await spaceText(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await excessWidth(page), `sideways at ${width} px with wide text`).toBe(0);
        expect(await clippedTexts(page), `cut off at ${width} px with wide text`).toEqual([]);
      }
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

for (const path of ['/nothing-here', '/service-details/99999', '/shop/page/99', '/blog-single/abc'])
  test(`the 404 screen at ${path} has no fault but its status, and stays one with scripts`, async ({
    page,
    faults,
  }) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found.');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
  });

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
