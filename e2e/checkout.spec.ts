import { addToCart, NO_ORDER, recordPosts } from './demo-shop';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('checkout', () => {
  test('shows the cart once more and names five countries', full, async ({ page }) => {
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

  test('each of its buttons says that nothing is ordered, and sends nothing', async ({ page }) => {
    await visit(page, '/checkout');
    const sent = recordPosts(page);
    const main = page.getByRole('main');
    const answers = main.getByText(NO_ORDER).filter({ visible: true });
    for (const name of ['Apply Coupon', 'Update Cart', 'Proceed to Checkout', 'Make Payment']) {
      await main.getByRole('button', { name, exact: true }).click();
      await expect(answers, name).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(answers, name).toHaveCount(0);
    }
    await expect(page).toHaveURL('/checkout');
    expect(sent).toEqual([]);
  });
});
