import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('toast', () => {
  test('has its live region in the page before its text', full, async ({ page }) => {
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
  });
});
