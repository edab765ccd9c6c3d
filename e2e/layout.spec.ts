import { expect, test } from './test';
import { scrollTo, scriptsAnswer, visit } from './visit';

test.describe('header', () => {
  test('stays in view past 300 px of scroll, and the page does not jump', async ({ page }) => {
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
  });

  test('offers a call, and the top bar phone and address where there is room', async ({ page }) => {
    await page.goto('/about');
    const topBar = page.getByRole('region', { name: 'Phone and address' });
    await expect(topBar.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: /Call Any Time/ }),
    ).toHaveAttribute('href', /^tel:\+?\d+$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(topBar).toBeHidden();
  });

  test('marks the present page in the menu', async ({ page }) => {
    await page.goto('/clients');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Services',
      'Our Clients',
      'Equipment',
      'Certificate',
      'Portfolio',
      'Contact Us',
    ]);
    await expect(menu.locator('[aria-current]')).toHaveText(['Our Clients']);
  });
});

test('the preloader shows for 200 ms', async ({ page }) => {
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

test('the way back to the top shows past 100 px, fills with the way, and leads back', async ({
  page,
}) => {
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

test('the skip link leads past the header', async ({ page }) => {
  await visit(page, '/service');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('menu at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens and closes with hamburger, Escape and its own button', async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await hamburger.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('closes with every change of page, also to the present one', async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await hamburger.click();
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/service');
    await expect(menu).toBeHidden();
    await scriptsAnswer(page);
    await hamburger.click();
    await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(menu).toBeHidden();
  });

  test('holds every item within the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('Portfolio in the menu', () => {
  test('opens the portfolio file in a new tab at 1200 px', async ({ page, context }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const file = context.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await tab;
    expect(new URL((await file).url()).pathname).toMatch(/^\/media\//);
    await expect(page).toHaveURL('/');
  });

  test('leads to its page at 1201 px', async ({ page }) => {
    await page.setViewportSize({ width: 1201, height: 800 });
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('footer', () => {
  test('invites to call, with the faces of two leaders', async ({ page }) => {
    await page.goto('/clients');
    const banner = page
      .getByRole('contentinfo')
      .getByRole('region', { name: 'get free consultation' });
    await expect(banner.getByRole('img')).toHaveCount(2);
    await expect(banner.getByRole('link', { name: /Call Any Time/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });

  test('leads to the map, the phone, the e-mail and the pages', async ({ page }) => {
    await page.goto('/clients');
    const footer = page.getByRole('contentinfo');
    const info = footer.getByRole('region', { name: 'Official Info' });
    await expect(info.getByRole('group').or(info.locator('address'))).toHaveCount(2);
    await expect(info.getByRole('link', { name: 'View Map' })).toHaveAttribute(
      'href',
      '/contact#map',
    );
    await expect(info.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(info.locator('a[href^="mailto:"]')).toHaveCount(1);
    const menu = footer.getByRole('navigation', { name: 'Footer menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Services',
      'Products',
      'Contact Us',
    ]);
    await expect(footer.getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(
      4,
    );
    await info.getByRole('link', { name: 'View Map' }).click();
    await expect(page).toHaveURL('/contact#map');
    await expect(page.getByRole('heading', { name: 'Where to find us' })).toBeInViewport();
  });

  test('shows its gallery three in a row, 60 px high', async ({ page }) => {
    await page.goto('/clients');
    const gallery = page.getByRole('region', { name: 'Company Gallery' });
    const boxes = await gallery
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => Math.round(height))).toEqual(boxes.map(() => 60));
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(3);
  });
});
