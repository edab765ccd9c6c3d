import { onSlowLine } from './slow-line';
import { expect, full, test } from './test';
import { waitForScripts } from './visit';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

const SCRIPTS = '**/_next/static/**/*.js*';

test.describe('a click before the scripts have come', () => {
  test('counts pieces and puts them into the cart', full, async ({ page, faults }) => {
    const arrive = await onSlowLine(page, '/shop-details');
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'Add To Cart' }).tap();
    arrive();
    await expect(page.getByRole('button', { name: /^Cart, 3 pieces/ })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('opens a picture of a gallery', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/manufacture');
    await page.getByRole('main').locator('a[data-lightbox-index]').nth(1).tap();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/manufacture');
  });

  test('moves to the next slide', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/');
    const carousel = page.getByRole('region', { name: 'Popular Products' });
    await carousel.getByRole('button', { name: 'Next slide' }).tap();
    arrive();
    await expect(carousel).toContainText('02 / 15');
  });

  test('chooses a category', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/blog-right');
    const jobs = page.getByRole('button', { name: /^Job Market/ });
    await jobs.tap();
    arrive();
    await expect(jobs).toHaveAttribute('aria-pressed', 'true');
  });

  test('opens the portfolio in the menu of a narrow screen', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/about');
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

  test('does not reach React while it hydrates', full, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('pointerdown', () => {
        document.documentElement.dataset.clicked = 'yes';
      });
    });
    const arrive = await onSlowLine(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.tap();
    await expect(page.locator('html')).not.toHaveAttribute('data-clicked');
    arrive();
    await waitForScripts(page);
    await heading.tap();
    await expect(page.locator('html')).toHaveAttribute('data-clicked', 'yes');
  });

  test('opens at once what needs no script, which stays open', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/about');
    await page.getByRole('button', { name: /^Cart, / }).tap();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart).toBeVisible();
    arrive();
    await waitForScripts(page);
    await expect(cart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  });

  test('submits a form with what was typed into it', async ({ page }) => {
    const arrive = await onSlowLine(page, '/certificate');
    const form = page.getByRole('form', { name: 'Request a code' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('A. Visitor');
    await form.getByRole('textbox', { name: /^Email/ }).fill('not an email');
    await form.getByRole('button', { name: 'Send OTP' }).tap();
    arrive();
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('A. Visitor');
    await expect(page).toHaveURL('/certificate');
  });

  test('searches for words that were typed', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/blog-right');
    await page.getByRole('searchbox').fill('certificate');
    arrive();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('certificate');
  });

  test('does what the browser can do where scripts do not come', full, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/manufacture');
    const link = page.getByRole('main').locator('a[data-lightbox-index]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(href);
  });
});
