import type { Locator, Page } from '@playwright/test';
import { press } from './keyboard';
import { expect, full, test } from './external-requests';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

/** Whether the focus has stayed inside; at the end of a modal it may rest on the window itself. */
const holdsFocus = (piece: Locator) =>
  piece.evaluate(
    (element) =>
      document.activeElement === document.body || element.contains(document.activeElement),
  );

/** Presses Tab, forwards and backwards, more often than the piece has stops. */
async function expectTrap(page: Page, piece: Locator) {
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await press(page, key);
    expect(await holdsFocus(piece), `after ${key}`).toBe(true);
  }
}

/** Whether assistive technology hears of a button that what it discloses is open. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'button',
  });
  await client.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test.describe('overlays with the keyboard', () => {
  test('disclosure menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, '/about');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await button.focus();
    expect(await isExpanded(page, 'Menu')).toBe(false);
    await press(page, 'Enter');
    await expect(menu).toBeVisible();
    expect(await isExpanded(page, 'Menu')).toBe(true);
    await press(page, 'Tab');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await press(page, 'Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await press(page, 'Space', 'Tab', 'Enter');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    // Behind the menu nobody would see where the focus is.
    await press(page, 'Enter');
    await menu.getByRole('link').last().focus();
    await press(page, 'Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });

  test('mini cart', full, async ({ page }) => {
    await visit(page, '/shop-details/1');
    await page.getByRole('button', { name: 'One more' }).press('Enter');
    await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'Add To Cart successfully' }),
    ).toBeVisible();
    await visit(page, '/shop-details/2');
    await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
    const button = page.getByRole('banner').getByRole('button', { name: /^Cart, 3 pieces/ });
    await button.press('Enter');
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart).toBeVisible();
    await press(page, 'Tab');
    await expect(cart.getByRole('link').first()).toBeFocused();
    await cart
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter');
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    expect(await cart.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await press(page, 'Escape');
    await expect(cart).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, / })).toBeFocused();
  });

  test('film dialog', full, async ({ page, externalRequests }) => {
    await visit(page, '/');
    const play = page.getByRole('main').getByRole('button', { name: /^Play video/ });
    await play.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close video' })).toBeFocused();
    await expectTrap(page, dialog);
    await dialog.getByRole('button', { name: 'Close video' }).focus();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(play).toBeFocused();
    expect(new Set(externalRequests.map((url) => new URL(url).host))).toEqual(
      new Set(['www.youtube-nocookie.com']),
    );
  });

  test('lightbox', full, async ({ page }) => {
    await visit(page, '/manufacture');
    const link = page.getByRole('main').locator('a[data-lightbox-index]').nth(1);
    await link.press('Enter');
    const lightbox = page.getByRole('dialog').filter({ visible: true });
    await expect(lightbox).toContainText('2 / ');
    expect(await holdsFocus(lightbox)).toBe(true);
    await press(page, 'ArrowRight');
    await expect(lightbox).toContainText('3 / ');
    // The lightbox ignores a key while it still moves to the picture of the one before.
    await press(page, 'ArrowLeft');
    await expect(lightbox).toContainText('2 / ');
    await press(page, 'ArrowLeft');
    await expect(lightbox).toContainText('1 / ');
    await expectTrap(page, lightbox);
    await press(page, 'Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('an answer of the demo shop', full, async ({ page }) => {
    await visit(page, '/checkout');
    const pay = page.getByRole('button', { name: 'Make Payment' });
    await pay.press('Enter');
    const answer = page
      .getByRole('status')
      .filter({ hasText: 'no order is placed', visible: true });
    await expect(answer).toBeVisible();
    await press(page, 'Escape');
    await expect(answer).toBeHidden();
    await expect(pay).toBeFocused();
  });

  test('notifications', full, async ({ page }) => {
    await visit(page, '/shop-details/1');
    const add = page.getByRole('button', { name: 'Add To Cart' });
    await add.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Add To Cart' })).toBeVisible();
    await press(page, 'Alt+t');
    await expect(page.getByRole('region', { name: 'Notifications, Alt+T' })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByText('Add To Cart successfully')).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});
