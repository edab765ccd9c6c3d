import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { startOwnSite } from './own-site';
import { expect, test } from './test';
import { scriptsAnswer } from './visit';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

/** Made for each visit, for visitors whose browser runs no scripts. */
const personal = ['/contact/result', '/certificate/unlock'];
const stored = routes.map(({ path }) => path).filter((path) => !personal.includes(path));

const SCRIPTS = '**/_next/static/**/*.js*';

/** Every script that the page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** A line so slow that no script comes before the returned function is called. */
async function onSlowLine(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

for (const path of stored) {
  test(`${path} loads no script before the first interaction, and hydrates after it`, async ({
    page,
    faults,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.keyboard.press('Shift');
    await scriptsAnswer(page);
    expect(scripts).not.toEqual([]);
    expect(faults).toEqual([]);
  });
}

for (const path of personal) {
  test(`${path}, made for one visitor, loads its scripts at once`, async ({ page, faults }) => {
    await page.goto(path);
    await scriptsAnswer(page);
    expect(faults).toEqual([]);
  });
}

const wakes: Record<string, (page: Page) => Promise<unknown>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).tap(),
  'a pointer over a link': (page) => page.getByRole('banner').getByRole('link').first().hover(),
  'a scroll': (page) => page.evaluate(() => window.scrollTo(0, 10)),
  'focus on a field': (page) => page.getByRole('textbox').first().focus(),
};

for (const [name, wake] of Object.entries(wakes)) {
  test(`${name} wakes the scripts`, async ({ page }) => {
    await page.goto('/contact');
    await wake(page);
    await scriptsAnswer(page);
  });
}

test.describe('what is pressed before scripts have come', () => {
  test('counts: pieces and cart', async ({ page, faults }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/shop-details');
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'Add To Cart' }).tap();
    arrive();
    await expect(page.getByRole('button', { name: /^Cart, 3 pieces/ })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('counts: a picture of a gallery', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/manufacture');
    await page.getByRole('main').locator('a[data-lightbox-index]').nth(1).tap();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/manufacture');
  });

  test('counts: the next slide', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Popular Products' });
    await carousel.getByRole('button', { name: 'Next slide' }).tap();
    arrive();
    await expect(carousel).toContainText('02 / 15');
  });

  test('counts: a category', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/blog-right');
    const jobs = page.getByRole('button', { name: /^Job Market/ });
    await jobs.tap();
    arrive();
    await expect(jobs).toHaveAttribute('aria-pressed', 'true');
  });

  test('counts: the portfolio in the menu of a narrow screen', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Portfolio' })
      .tap();
    const opened = page.waitForEvent('popup');
    arrive();
    await opened;
    await expect(page).toHaveURL('/about');
  });

  test('opens at once what needs no script, and stays open', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/about');
    await page.getByRole('button', { name: /^Cart, / }).tap();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart).toBeVisible();
    arrive();
    await scriptsAnswer(page);
    await expect(cart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  });

  test('counts: a form, with what was typed into it', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/certificate');
    const form = page.getByRole('form', { name: 'Request a code' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('A. Visitor');
    await form.getByRole('textbox', { name: /^Email/ }).fill('not an address');
    await form.getByRole('button', { name: 'Send OTP' }).tap();
    arrive();
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('A. Visitor');
    await expect(page).toHaveURL('/certificate');
  });

  test('counts: words to look for', async ({ page }) => {
    const arrive = await onSlowLine(page);
    await page.goto('/blog-right');
    await page.getByRole('searchbox').fill('certificate');
    arrive();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('certificate');
  });

  test('falls back to what the browser can do where scripts do not come', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/manufacture');
    const link = page.getByRole('main').locator('a[data-lightbox-index]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(href);
  });
});

test('a link pressed once scripts run leads on without a new document', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await scriptsAnswer(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/service');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page is fetched ahead when its link is reached for, and not before', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await scriptsAnswer(page);
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().hover();
  await expect.poll(() => new Set(ahead)).toEqual(new Set(['/service']));
});

test('a cart that the browser holds shows without an interaction', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify([{ id: 7, title: 'Spur gear', quantity: 4, finalPrice: 10 }]),
    ),
  );
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Cart, 4 pieces, $40.00' })).toBeVisible();
});

test('a variable makes scripts load at once', async ({ page }) => {
  const site = await startOwnSite({ DEFER_SCRIPTS: 'off' });
  try {
    await page.goto(`${site.origin}/about`);
    await scriptsAnswer(page);
  } finally {
    await site.stop();
  }
});
