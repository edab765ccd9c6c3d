import { expect, full, test } from './test';
import { scrollTo, visit } from './visit';

test.describe('header', () => {
  test(
    'stays in view past 300 px of scroll, and the page does not jump',
    full,
    async ({ page }) => {
      await visit(page, '/about');
      const header = page.getByRole('banner');
      await scrollTo(page, 300);
      await expect(header).not.toHaveCSS('position', 'fixed');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await scrollTo(page, 301);
      await expect(header).toHaveCSS('position', 'fixed');
      await expect(page.locator('body')).not.toHaveCSS('padding-top', '0px');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await scrollTo(page, 0);
      await expect(header).not.toHaveCSS('position', 'fixed');
    },
  );

  test('stays in view while scripts are on their way', full, async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/*.js?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.mouse.wheel(0, 700);
    const header = page.getByRole('banner');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(header).toBeInViewport({ ratio: 0.7 });
    await expect(header).not.toHaveCSS('position', 'fixed');
    letThrough();
    await expect(header).toHaveCSS('position', 'fixed');
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  test('offers a call, and on wide screens phone and address', full, async ({ page }) => {
    await page.goto('/about');
    const topBar = page.getByRole('region', { name: 'Phone and address' });
    await expect(topBar.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
    const call = page.getByRole('banner').getByRole('link', { name: /Call Any Time/ });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(topBar).toBeHidden();
      const { width: wide, height: high } = (await call.boundingBox()) ?? {};
      expect([wide, high], `at ${width} px`).toEqual([44, 44]);
    }
  });
});

for (const [width, least, most] of [
  [1440, 30, 100],
  [1920, -0.5, 0.5],
] as const) {
  test(
    `a gallery ends ${most} px or less before the edge of a window of ${width} px`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
      const gallery = page.getByRole('list', { name: 'Customer gallery' });
      const { x = 0, width: wide = 0 } = (await gallery.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(30);
      expect(width - x - wide).toBeGreaterThanOrEqual(least);
      expect(width - x - wide).toBeLessThanOrEqual(most);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}

test(
  'the logo keeps its dark ground in the colours that a reader forces',
  full,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto('/quote');
    const logos = page.locator('img[src*="/brand/"]');
    await expect(logos).toHaveCount(2);
    for (const logo of await logos.all())
      await expect(logo).toHaveCSS('background-color', 'rgb(14, 16, 19)');
  },
);

test('the preloader shows for 200 ms', full, async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await page.clock.runFor(100); // scripts come after the next paint
  const preloader = page.locator('[data-preloader]');
  await expect(preloader).toBeVisible();
  await page.clock.runFor(199);
  await expect(preloader).toBeVisible();
  await page.clock.runFor(1);
  await expect(preloader).toBeHidden();
});

test('the link to the top shows past 100 px and fills on the way', full, async ({ page }) => {
  await visit(page, '/about');
  const back = page.getByRole('link', { name: 'Back to top' });
  const unfilled = () =>
    back
      .locator('circle')
      .last()
      .evaluate((ring) => Math.round(parseFloat(getComputedStyle(ring).strokeDashoffset) * 100));
  await expect(back).toBeHidden();
  await scrollTo(page, 100);
  await expect(back).toBeHidden();
  await scrollTo(page, 150);
  await expect(back).toBeVisible();
  expect(await unfilled()).toBeGreaterThan(80);
  await scrollTo(page, 1_000_000);
  await expect.poll(unfilled).toBe(0);
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(back).toBeHidden();
});

test('the skip link leads past the header', full, async ({ page }) => {
  await visit(page, '/service');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
