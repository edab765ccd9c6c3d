import type { Page } from '@playwright/test';
import { addToCart } from './demo-shop';
import { expect, full, test } from './test';
import { waitForScripts, visit } from './visit';

const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, / });

const lines = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Cart' }).getByRole('listitem');

const addToQuote = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Add to quote/ });
const inQuote = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Quote: / });

test.describe('cart', () => {
  test('merges by id, counts with the discount, and survives a reload', async ({ page }) => {
    await addToCart(page, 1, 2);
    await addToCart(page, 1);
    await addToCart(page, 2);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 pieces, $5,560.00');
    await visit(page, '/cart');
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText('Spur gear, module 10');
    await expect(lines(page).first()).toContainText('$4,440.00');
    await expect(lines(page).last()).toContainText('$1,120.00');
    await expect(page.getByText('Cart total').locator('..').getByRole('status')).toHaveText(
      '$5,560.00',
    );
    await page.reload();
    await expect(lines(page)).toHaveCount(2);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Remove Spur gear, module 10' })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 piece, $1,120.00');
    await expect(page.getByRole('heading', { name: 'In your cart' })).toBeFocused();
  });

  test('the mini cart lists, removes, and leads to the checkout', full, async ({ page }) => {
    await addToCart(page, 1);
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel).toBeHidden();
    await cartButton(page).click();
    await expect(panel).toContainText('1 × $1,480.00');
    await panel.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(panel).toBeHidden();
    await waitForScripts(page);
    await cartButton(page).click();
    await panel.getByRole('button', { name: 'Remove Spur gear, module 10' }).click();
    await expect(panel).toContainText('Your cart is empty.');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 pieces, $0.00');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  });

  test('follows changes made in another tab', full, async ({ page, context }) => {
    const other = await context.newPage();
    await visit(other, '/cart');
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 0 pieces, $0.00');
    await addToCart(page, 3);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 piece, $4,280.00');
    await expect(lines(other)).toHaveCount(1);
  });

  test('has everything in it when a page comes back out of the cache of the browser', async ({
    page,
    context,
  }) => {
    // A page in that cache hears of nothing.
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await visit(page, '/shop-details/1');
    const other = await context.newPage();
    await addToCart(other, 2);
    await addToQuote(other).click();
    await expect(inQuote(other)).toHaveAccessibleName('Quote: 1 part');
    await other.close();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 piece, $1,120.00');
    await expect(inQuote(page)).toHaveAccessibleName('Quote: 1 part');
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 pieces, $2,600.00');
    await addToQuote(page).click();
    await expect(inQuote(page)).toHaveAccessibleName('Quote: 2 parts');
  });

  test('shows two samples while it is empty, which count nowhere', full, async ({ page }) => {
    await visit(page, '/cart');
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText('Power generator');
    await expect(lines(page).first()).toContainText('$999.00');
    await expect(lines(page).last()).toContainText('Cordless drill');
    await expect(page.getByRole('main')).toContainText('$1,198.00');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 pieces, $0.00');
    await page.getByRole('button', { name: 'Remove Power generator' }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL('/checkout');
  });
});
