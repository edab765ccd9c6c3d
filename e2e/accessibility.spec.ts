import type { Locator } from '@playwright/test';
import { appear, violations, violationsEverywhere } from './axe';
import { addToCart } from './demo-shop';
import { expect, full, test } from './external-requests';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// axe looks at each page four times.
test.describe.configure({ timeout: 60_000 });

test.describe('axe finds no violation in', () => {
  test('the open menu', async ({ page }) => {
    await appear(page, { width: 390, colorScheme: 'light' });
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    for (const width of [390, 1200]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        if (process.env.EVERYDAY && width < 1200 !== (colorScheme === 'light')) continue;
        await appear(page, { width, colorScheme });
        expect(await violations(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the open mini cart and a toast', full, async ({ page }) => {
    await addToCart(page, 1);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, / })
      .click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Alt+t'); // holds the toast
    expect(await violationsEverywhere(page)).toEqual([]);
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await expect(page.getByText('Add To Cart successfully')).toBeVisible();
  });

  test('a filled cart', full, async ({ page }) => {
    await addToCart(page, 1);
    await visit(page, '/checkout');
    await page.getByRole('main').getByRole('button', { name: 'Make Payment' }).click();
    await expect(page.getByText('no order is placed').filter({ visible: true })).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('the open film', full, async ({ page, externalRequests }) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play video/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
    expect(externalRequests).toHaveLength(1);
  });

  test('the open lightbox', full, async ({ page }) => {
    await visit(page, '/manufacture');
    await page.getByRole('main').locator('a[data-lightbox-index]').first().click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toContainText('1 / ');
    expect(await violationsEverywhere(page)).toEqual([]);
    await expect(page.getByRole('dialog').filter({ visible: true })).toContainText('1 / ');
  });

  test('the maps that were asked for', full, async ({ page, externalRequests }) => {
    await visit(page, '/contact');
    for (const show of (await page.getByRole('link', { name: /^Show map/ }).all()).toReversed()) {
      await show.click();
    }
    await expect(page.locator('iframe')).toHaveCount(2);
    expect(await violationsEverywhere(page)).toEqual([]);
    expect(externalRequests).toHaveLength(2);
  });

  test('the reviews of a product, and an answer of the demo shop', full, async ({ page }) => {
    await visit(page, '/shop-details/1#reviews');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('your review is not sent')).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('sorted products', full, async ({ page }) => {
    await visit(page, '/shop');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('new');
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('a filtered blog, with posts and without', full, async ({ page }) => {
    await visit(page, '/blog-right');
    await page.getByRole('button', { name: /^Job Market/ }).click();
    const found = page.getByRole('region', { name: 'Recent Posts' });
    await expect(found.getByRole('listitem')).toHaveCount(1);
    expect(await violationsEverywhere(page)).toEqual([]);
    await page.getByRole('searchbox').fill('no such words');
    await expect(page.getByRole('status').filter({ hasText: 'No posts found.' })).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('an enquiry with errors, and one that could not be sent', full, async ({ page }) => {
    await page.route('**/api/enquiries', (route) => route.abort());
    await visit(page, '/contact');
    const field = (name: string): Locator => page.getByRole('textbox', { name });
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(field('Name')).toBeFocused();
    expect(await violationsEverywhere(page)).toEqual([]);
    await field('Name').fill('Ada Holt');
    await field('Email').fill('ada@example.com');
    await field('Message').fill('Twelve rings, please.');
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No answer came');
    expect(await violationsEverywhere(page)).toEqual([]);
  });
});
