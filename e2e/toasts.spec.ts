import type { Page } from '@playwright/test';
import { addToCart } from './demo-shop';
import { expect, full, test } from './test';
import { visit } from './visit';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter');

test.describe('toast', full, () => {
  test('has its live region in the page before its text', async ({ page }) => {
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

  for (const [overlay, open] of [
    ['the menu drawer', (page: Page) => press(page, 'Menu')],
    ['the mini cart', (page: Page) => press(page, /^Cart, /)],
    [
      'the lightbox',
      async (page: Page) => {
        await page.getByRole('main').locator('a[data-lightbox-index]').first().press('Enter');
        await expect(page.getByRole('dialog')).toContainText('1 / ');
      },
    ],
    [
      'a dialog',
      (page: Page) =>
        page.evaluate(() => {
          const dialog = document.createElement('dialog');
          dialog.style.inset = '0';
          dialog.style.minWidth = dialog.style.minHeight = '100%';
          document.body.append(dialog);
          dialog.showModal();
        }),
    ],
  ] as const)
    test(`lies above ${overlay} that opens after it`, async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await addToCart(page, 1);
      const text = page.getByText('Add To Cart successfully');
      await text.hover(); // holds it
      const clip = await text.boundingBox();
      const look = () => page.screenshot({ clip: clip!, animations: 'disabled' });
      const before = await look();
      await open(page);
      expect((await look()).equals(before)).toBe(true);
      await expect(text).toBeVisible();
    });
});
