import { browserOptions, findTestBrowser } from '../bin/lib/browser';
import { layOutWhole } from './appearance';
import { excessWidth } from './reflow';
import { expect, full, test } from './test';
import { visit } from './visit';

/** A visitor who has set twice the usual size in the browser. */
test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...browserOptions, '--blink-settings=defaultFontSize=32'],
  },
  pictures: 'none',
  viewport: { width: 1280, height: 900 },
});

test(
  'with type of twice the size no page scrolls sideways, and the menu becomes a drawer',
  full,
  async ({ page }) => {
    for (const path of ['/', '/shop', '/service-details/1', '/contact', '/quote']) {
      await visit(page, path);
      expect(await excessWidth(page), path).toBe(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    }
  },
);

test('nor on a phone, where logo and menu stay in view', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('banner');
  for (const path of [
    '/',
    '/home-1',
    '/home-2',
    '/shop-details/1',
    '/contact',
    '/cart',
    '/quote',
  ]) {
    await visit(page, path);
    await layOutWhole(page);
    expect(await excessWidth(page), path).toBe(0);
    await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    const logo = await banner.getByRole('link').first().boundingBox();
    expect(logo?.width, path).toBeGreaterThan(80);
  }
});
