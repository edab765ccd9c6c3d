import { NO_ORDER, recordPosts } from './demo-shop';
import { press } from './keyboard';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('product list', () => {
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

  test('sorts what is shown', full, async ({ page }) => {
    await visit(page, '/shop');
    const titles = page
      .getByRole('region', { name: 'Products' })
      .getByRole('heading', { level: 2 });
    const latest = await titles.allInnerTexts();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort.getByRole('option')).toHaveText(['latest', 'ubdate', 'new']);
    await sort.focus();
    await press(page, 'ArrowDown');
    await expect(sort).toHaveValue('ubdate');
    await expect(titles).toHaveText(latest.toReversed());
    await expect(sort).toBeFocused();
    await sort.selectOption('new');
    await expect(titles.first()).toHaveText('Crane hook, 10 t');
    await expect(titles.last()).toHaveText('Spur gear, module 10');
    await sort.selectOption('latest');
    await expect(titles).toHaveText(latest);
  });

  test('a card leads to its product', full, async ({ page }) => {
    await visit(page, '/shop');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Spur gear, module 10', exact: true })
      .click();
    await expect(page).toHaveURL('/shop-details/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spur gear, module 10');
  });
});

test.describe('product', () => {
  test('the stepper counts from 1 and never below', full, async ({ page }) => {
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
    await stepper.getByRole('button', { name: 'One more' }).focus();
    await press(page, 'Enter', 'Space');
    await expect(value).toHaveText('4');
    await press(page, 'Shift+Tab', ...Array<string>(4).fill('Enter'));
    await expect(value).toHaveText('1');
    await expect(stepper.getByRole('button', { name: 'One fewer' })).toBeFocused();
  });

  test(
    'four and a half stars, and tabs for description and four reviews',
    full,
    async ({ page }) => {
      await visit(page, '/shop-details/1');
      const main = page.getByRole('main');
      await expect(main.getByRole('img', { name: 'Rated 4.5 out of 5' }).first()).toBeVisible();
      const description = main.getByRole('tab', { name: 'Description' });
      await expect(description).toHaveAttribute('aria-selected', 'true');
      const last = main.getByRole('tab').last();
      await description.focus();
      for (const [key, focused] of [
        ['ArrowRight', last],
        ['ArrowRight', description],
        ['ArrowLeft', last],
        ['Home', description],
        ['End', last],
        ['Tab', main.getByRole('tabpanel', { name: /^Reviews/ })],
        ['Shift+Tab', last],
      ] as const) {
        await press(page, key);
        await expect(focused).toBeFocused();
      }
      await expect(last).toHaveAttribute('aria-selected', 'true');
      const reviews = main.getByRole('tabpanel', { name: 'Reviews (4)' });
      await expect(reviews).toBeVisible();
      for (const [index, stars] of [5, 4.5, 4, 3].entries()) {
        await expect(
          reviews
            .getByRole('listitem')
            .nth(index)
            .getByRole('img', { name: /^Rated/ }),
        ).toHaveAccessibleName(`Rated ${stars} out of 5`);
      }
      await description.click();
      await expect(reviews).toBeHidden();
      await main.getByRole('link', { name: '4 general reviews' }).click();
      await expect(reviews).toBeVisible();
    },
  );

  test(
    'a review and a discount code are answered in place, and nothing is sent',
    full,
    async ({ page }) => {
      await visit(page, '/shop-details/1#reviews');
      const posts = recordPosts(page);
      const form = page.getByRole('form', { name: 'Add a review' });
      await form.getByRole('radio').first().focus();
      await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
      await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
      await expect(form.getByRole('radio', { name: '4 stars' })).toBeFocused();
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
    },
  );

  for (const [path, action] of [
    ['/shop-details/1', 'Add To Cart'],
    ['/shop-details', 'Add To Cart'],
    ['/shop-details/15', 'Add to quote'],
  ] as const)
    test(
      `${path} shows price and first action on the first screen of a phone`,
      full,
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, path);
        const main = page.getByRole('main');
        const bar = await page.locator('[data-bottom-bar]').boundingBox();
        for (const seen of [
          main.getByText(/^\$[\d,]+\.\d\d$|Price on request/).first(),
          main.getByRole(action === 'Add To Cart' ? 'button' : 'link', { name: action }).first(),
        ]) {
          const box = (await seen.boundingBox())!;
          expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 844);
        }
      },
    );

  test('what has no price is asked for instead of bought', async ({ page }) => {
    await page.goto('/shop-details/15');
    const main = page.getByRole('main');
    await expect(main.getByText('Price on request')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
      'href',
      '/contact?about=product:15',
    );
    await expect(main.getByRole('button', { name: 'Add To Cart' })).toHaveCount(0);
  });
});
