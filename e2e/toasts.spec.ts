import { addToCart } from './demo-shop';
import { expect, test } from './test';
import { visit } from './visit';

test.describe('toast', () => {
  test('a toast can be dismissed, and reached with Alt+T', async ({ page }) => {
    await addToCart(page, 1);
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    await page.keyboard.press('Alt+t');
    await expect(toasts).toBeFocused();
    await toasts.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(page.getByText('Add To Cart successfully')).toHaveCount(0);
  });

  test(
    'its place is in the page before its text, which screen readers then speak',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, '/shop-details/1');
      const inserted = await page.evaluateHandle(() => {
        const texts: (string | null)[] = [];
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof Element)) continue;
            const region = node.closest('[role="status"]') ?? node.querySelector('[role="status"]');
            if (region) texts.push(region.textContent);
          }
        }).observe(document.body, { childList: true, subtree: true });
        return texts;
      });
      await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).click();
      await expect(page.getByText('Add To Cart successfully')).toBeVisible();
      expect(await inserted.jsonValue()).toEqual(['']);
    },
  );
});
