import type { Locator, Page } from '@playwright/test';
import { expect, test } from './outside';
import { visit } from './visit';

// One journey for each interactive piece, with nothing but the keyboard. Carousels, moving bands,
// the skip link and the notifications have theirs beside their other tests.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

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
});

test('mini cart', async ({ page }) => {
  await visit(page, '/shop-details/1');
  await page.getByRole('button', { name: 'One more' }).press('Enter');
  await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Add To Cart successfully' }),
  ).toBeVisible();
  await page.goto('/shop-details/2');
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

test('film dialog', async ({ page, outside }) => {
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
  expect(new Set(outside.map((url) => new URL(url).host))).toEqual(
    new Set(['www.youtube-nocookie.com']),
  );
});

test('lightbox', async ({ page }) => {
  await visit(page, '/manufacture');
  const link = page.getByRole('main').locator('a[data-lightbox-index]').nth(1);
  await link.press('Enter');
  const lightbox = page.getByRole('dialog').filter({ visible: true });
  await expect(lightbox).toContainText('2 / ');
  expect(await holdsFocus(lightbox)).toBe(true);
  await press(page, 'ArrowRight');
  await expect(lightbox).toContainText('3 / ');
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(lightbox).toContainText('1 / ');
  await expectTrap(page, lightbox);
  await press(page, 'Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('tabs', async ({ page }) => {
  await visit(page, '/shop-details/1');
  const list = page.getByRole('main').getByRole('tablist');
  const [first, last] = [list.getByRole('tab').first(), list.getByRole('tab').last()];
  await first.focus();
  await press(page, 'ArrowRight');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  await expect(first).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(last).toBeFocused();
  await press(page, 'Home');
  await expect(first).toBeFocused();
  await press(page, 'End');
  await expect(last).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('tabpanel', { name: /^Reviews/ })).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(last).toBeFocused();
});

test('accordion', async ({ page }) => {
  await visit(page, '/faq');
  const questions = page.getByRole('main').locator('details[name="faq-drawings"]');
  await questions.first().locator('summary').focus();
  await press(page, 'Tab');
  await expect(questions.nth(1).locator('summary')).toBeFocused();
  await press(page, 'Enter');
  await expect(questions.nth(1).getByRole('paragraph')).toBeVisible();
  await expect(questions.first().getByRole('paragraph')).toBeHidden();
  await press(page, 'Space');
  await expect(questions.nth(1).getByRole('paragraph')).toBeHidden();
});

test('sorting', async ({ page }) => {
  await visit(page, '/shop');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const before = await titles.allInnerTexts();
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await select.focus();
  await press(page, 'ArrowDown');
  await expect(select).toHaveValue('ubdate');
  await expect(titles).toHaveText(before.toReversed());
  await expect(select).toBeFocused();
});

test('quantity stepper', async ({ page }) => {
  await visit(page, '/shop-details/1');
  const stepper = page.getByRole('main').getByRole('group', { name: /quantity/i });
  await stepper.getByRole('button', { name: 'One more' }).focus();
  await press(page, 'Enter', 'Space');
  await expect(stepper.getByRole('status')).toHaveText('3');
  await press(page, 'Shift+Tab', 'Enter', 'Enter', 'Enter');
  await expect(stepper.getByRole('status')).toHaveText('1');
  await expect(stepper.getByRole('button', { name: 'One fewer' })).toBeFocused();
});

test('rating of a review', async ({ page }) => {
  await visit(page, '/shop-details/1#reviews');
  const form = page.getByRole('form', { name: 'Add a review' });
  const stars = form.getByRole('radio');
  await stars.first().focus();
  await press(page, 'Space', 'ArrowRight', 'ArrowRight');
  await expect(stars.nth(2)).toBeChecked();
  await expect(stars.nth(2)).toBeFocused();
});

test('map', async ({ page, outside }) => {
  await visit(page, '/contact');
  await page.getByRole('link', { name: 'Show map: Office' }).press('Enter');
  await expect(page.locator('iframe[title="Map: Office"]')).toBeFocused();
  expect(outside).toHaveLength(1);
});

test('an answer of the demo shop', async ({ page }) => {
  await visit(page, '/checkout');
  const pay = page.getByRole('button', { name: 'Make Payment' });
  await pay.press('Enter');
  const answer = page.getByRole('status').filter({ hasText: 'no order is placed', visible: true });
  await expect(answer).toBeVisible();
  await press(page, 'Escape');
  await expect(answer).toBeHidden();
  await expect(pay).toBeFocused();
});

test('notifications', async ({ page }) => {
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

test('enquiry form', async ({ page }) => {
  await visit(page, '/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('Ada Holt');
  await press(page, 'Tab');
  await page.keyboard.type('ada@');
  await press(page, 'Tab');
  await page.keyboard.type('Twelve rings, please.');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Submit Now' })).toBeFocused();
  await press(page, 'Enter');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/e-mail address/);
  await page.route('**/api/enquiries', (route) => route.abort());
  await press(page, 'End');
  await page.keyboard.type('example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent');
});
