import { press } from './keyboard';
import { expect, test } from './external-requests';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

test.describe('controls with the keyboard', () => {
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

  test('accordion', { tag: '@full' }, async ({ page }) => {
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

  test('sorting', { tag: '@full' }, async ({ page }) => {
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

  test('quantity stepper', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/shop-details/1');
    const stepper = page.getByRole('main').getByRole('group', { name: /quantity/i });
    await stepper.getByRole('button', { name: 'One more' }).focus();
    await press(page, 'Enter', 'Space');
    await expect(stepper.getByRole('status')).toHaveText('3');
    await press(page, 'Shift+Tab', 'Enter', 'Enter', 'Enter');
    await expect(stepper.getByRole('status')).toHaveText('1');
    await expect(stepper.getByRole('button', { name: 'One fewer' })).toBeFocused();
  });

  test('rating of a review', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/shop-details/1#reviews');
    const form = page.getByRole('form', { name: 'Add a review' });
    const stars = form.getByRole('radio');
    await stars.first().focus();
    await press(page, 'Space', 'ArrowRight', 'ArrowRight');
    await expect(stars.nth(2)).toBeChecked();
    await expect(stars.nth(2)).toBeFocused();
  });

  test('map', { tag: '@full' }, async ({ page, externalRequests }) => {
    await visit(page, '/contact');
    await page.getByRole('link', { name: 'Show map: Office' }).press('Enter');
    await expect(page.locator('iframe[title="Map: Office"]')).toBeFocused();
    expect(externalRequests).toHaveLength(1);
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
});
