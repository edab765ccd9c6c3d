import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { scriptsAnswer, visit } from './visit';

const NO_ORDER = 'This is a demo shop: no order is placed';

const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, / });

/** Puts a number of pieces of a product into the cart, on the product's page. */
async function addToCart(page: Page, id: number, pieces = 1) {
  await visit(page, `/shop-details/${id}`);
  const main = page.getByRole('main');
  for (let more = 1; more < pieces; more++) {
    await main.getByRole('button', { name: 'One more' }).click();
  }
  await main.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Add To Cart successfully')).toBeVisible();
}

const lines = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Cart' }).getByRole('listitem');

test.describe('list', () => {
  test('says what it shows, with prices, twelve to a page', async ({ page }) => {
    await page.goto('/shop');
    const products = page.getByRole('region', { name: 'Products' });
    await expect(products.getByText('Showing 1–12 of 15 results', { exact: true })).toBeVisible();
    await expect(products.getByRole('article')).toHaveCount(12);
    await expect(products.getByRole('article').nth(1)).toContainText('$1,120.00');
    await expect(products.getByRole('article').nth(1)).toContainText('instead of $1,250.00');
    await products
      .getByRole('navigation', { name: 'Pages of the shop' })
      .getByRole('link', { name: '02' })
      .click();
    await expect(page).toHaveURL('/shop/page/2');
    await expect(products.getByText('Showing 13–15 of 15 results', { exact: true })).toBeVisible();
    await expect(products.getByRole('article')).toHaveCount(3);
  });

  test('sorts what is shown', async ({ page }) => {
    await visit(page, '/shop');
    const titles = page
      .getByRole('region', { name: 'Products' })
      .getByRole('heading', { level: 2 });
    const latest = await titles.allInnerTexts();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort.getByRole('option')).toHaveText(['latest', 'ubdate', 'new']);
    await sort.selectOption('ubdate');
    await expect(titles).toHaveText(latest.toReversed());
    await sort.selectOption('new');
    await expect(titles.first()).toHaveText('Crane hook, 10 t');
    await expect(titles.last()).toHaveText('Spur gear, module 10');
    await sort.selectOption('latest');
    await expect(titles).toHaveText(latest);
  });

  test('a card leads to its product', async ({ page }) => {
    await visit(page, '/shop');
    await page.getByRole('main').getByRole('link', { name: 'Spur gear, module 10' }).click();
    await expect(page).toHaveURL('/shop-details/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spur gear, module 10');
  });
});

test.describe('product', () => {
  test('the stepper counts from 1 and never below', async ({ page }) => {
    await visit(page, '/shop-details/1');
    const stepper = page.getByRole('main').getByRole('group', { name: 'Quantity' });
    const value = stepper.getByRole('status');
    await expect(value).toHaveText('1');
    await stepper.getByRole('button', { name: 'One fewer', disabled: true }).press('Enter');
    await expect(value).toHaveText('1');
    await stepper.getByRole('button', { name: 'One more' }).click();
    await stepper.getByRole('button', { name: 'One more' }).click();
    await expect(value).toHaveText('3');
    await stepper.getByRole('button', { name: 'One fewer' }).click();
    await expect(value).toHaveText('2');
  });

  test('four and a half stars, and tabs for description and four reviews', async ({ page }) => {
    await visit(page, '/shop-details/1');
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: 'Rated 4.5 out of 5' }).first()).toBeVisible();
    const description = main.getByRole('tab', { name: 'Description' });
    await expect(description).toHaveAttribute('aria-selected', 'true');
    await description.focus();
    await page.keyboard.press('ArrowRight');
    const reviews = main.getByRole('tabpanel', { name: 'Reviews (4)' });
    await expect(reviews).toBeVisible();
    for (const [index, stars] of [5, 4.5, 4, 3].entries()) {
      await expect(
        reviews
          .getByRole('article')
          .nth(index)
          .getByRole('img', { name: /^Rated/ }),
      ).toHaveAccessibleName(`Rated ${stars} out of 5`);
    }
    await description.click();
    await expect(reviews).toBeHidden();
    await main.getByRole('link', { name: '4 reviews' }).click();
    await expect(reviews).toBeVisible();
  });

  test('a review and a discount code are answered in place, and nothing is sent', async ({
    page,
  }) => {
    await visit(page, '/shop-details/1#reviews');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    const form = page.getByRole('form', { name: 'Add a review' });
    await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await form.getByLabel('Name').fill('Ada Holt');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Message').fill('All within tolerance.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('This is a demo shop: your review is not sent')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('All within tolerance.');
    await page.keyboard.press('Escape');
    await page.getByLabel('Discount code').fill('FORGE10');
    await page.getByLabel('Discount code').press('Enter');
    await expect(page.getByRole('main').getByText(NO_ORDER)).toBeVisible();
    await expect(page).toHaveURL(/\/shop-details\/1/);
    expect(posts).toEqual([]);
  });

  test('what has no price is asked for instead of bought', async ({ page }) => {
    await page.goto('/shop-details/15');
    const main = page.getByRole('main');
    await expect(main.getByText('Price on request')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('button', { name: 'Add To Cart' })).toHaveCount(0);
  });
});

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

  test('mini cart shows, removes, and leads to the checkout', async ({ page }) => {
    await addToCart(page, 1);
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel).toBeHidden();
    await cartButton(page).click();
    await expect(panel).toContainText('1 × $1,480.00');
    await panel.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(panel).toBeHidden();
    await scriptsAnswer(page);
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

  test('another tab follows', async ({ page, context }) => {
    const other = await context.newPage();
    await visit(other, '/cart');
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 0 pieces, $0.00');
    await addToCart(page, 3);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 piece, $4,280.00');
    await expect(lines(other)).toHaveCount(1);
  });

  for (const junk of ['{', '[{"id":"1"}, null, 7]', '"cart"', '[{"id":1,"quantity":-4}]']) {
    test(`bears ${junk} in the browser's storage`, async ({ page, faults }) => {
      await page.addInitScript((text) => localStorage.setItem('cart', text), junk);
      await visit(page, '/cart');
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 pieces, $0.00');
      await expect(lines(page)).toHaveCount(2);
      expect(faults).toEqual([]);
    });
  }

  test('an empty one shows the first two samples, which count nowhere', async ({ page }) => {
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

  test('the toast can be dismissed, and reached with Alt+T', async ({ page }) => {
    await addToCart(page, 1);
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    await page.keyboard.press('Alt+t');
    await expect(toasts).toBeFocused();
    await toasts.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(page.getByText('Add To Cart successfully')).toHaveCount(0);
  });
});

test.describe('checkout', () => {
  test('shows the cart once more and names five countries', async ({ page }) => {
    await addToCart(page, 1);
    await visit(page, '/checkout');
    const checkout = page.getByRole('main').getByRole('region', { name: 'Checkout' });
    await expect(checkout.getByRole('listitem')).toContainText('Spur gear, module 10');
    await expect(
      checkout.getByRole('combobox', { name: 'Country' }).getByRole('option'),
    ).toHaveText(['uk', 'us', 'bd', 'saudi', 'dubai']);
    await checkout.getByLabel('State').fill('Yorkshire');
    await checkout.getByLabel('Postcode').fill('S9 2AA');
  });

  for (const name of ['Apply Coupon', 'Update Cart', 'Proceed to Checkout', 'Make Payment']) {
    test(`${name} says that nothing is ordered, and sends nothing`, async ({ page }) => {
      await visit(page, '/checkout');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await expect(
        page.getByRole('main').getByText(NO_ORDER).filter({ visible: true }),
      ).toHaveCount(1);
      await expect(page).toHaveURL('/checkout');
      expect(sent).toEqual([]);
    });
  }
});
