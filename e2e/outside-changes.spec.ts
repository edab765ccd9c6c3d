import type { Page } from '@playwright/test';
import { onSlowLine } from './slow-line';
import { extend, translate } from './outside-changes';
import { chosen, ring } from './quote-form';
import { expect, full, test } from './test';
import { waitForScripts } from './visit';

test.use({ pictures: 'none' });

const CHANGES = { 'a translator': translate, 'an extension': extend };

const FIELDS =
  'main :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [tabindex="-1"]), textarea):visible';

/** Types into every field, chooses the last of every list, and leaves the caret in the first text. */
async function fillIn(page: Page) {
  for (const [index, field] of (await page.locator(FIELDS).all()).entries()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isEmail ? 'ada@example.org' : `Ädä ${index + 1}`);
  }
  for (const list of await page.locator('main select:visible').all()) {
    await list.selectOption({ index: (await list.locator('option').count()) - 1 });
  }
  const drawings = page.locator('main input[type=file]');
  if (await drawings.count()) await drawings.setInputFiles(ring);
  await page.keyboard.press('Shift'); // a list alone wakes no scripts
  if ((await page.locator(FIELDS).count()) === 0) return;
  await page.locator(FIELDS).first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
}

/** What is in the fields, and where the focus is. What was chosen as a file goes into a list. */
const typed = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const filledIn = [
      ...document.querySelectorAll<HTMLInputElement>(
        'main :is(input:not([type=hidden], [type=file]), select, textarea)',
      ),
    ]
      .filter(
        (control) =>
          control.value && !control.matches(':is([type=checkbox], [type=radio]):not(:checked)'),
      )
      .map(({ name, value }) => [name, value]);
    return { filledIn, focused: focused?.name, caret: focused?.selectionStart };
  });

/** Opens a page, changes it, and fills it in before its scripts have come. */
async function fillInChanged(page: Page, path: string, change?: () => void) {
  const arrive = await onSlowLine(page, path);
  if (change) await page.evaluate(change);
  await fillIn(page);
  const before = await typed(page);
  expect(before.filledIn).not.toEqual([]);
  arrive();
  await waitForScripts(page);
  expect(await typed(page)).toEqual(before);
  if (path === '/quote') await expect(chosen(page)).toBeVisible();
}

const CHANGED = 'main :is(font, password-mark)';

const oneMore = (page: Page) => page.getByRole('main').getByRole('button', { name: 'One more' });
const send = (page: Page) => page.locator('main form button[type=submit]').click();
const submitted = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/enquiries'));

const FORMS = [
  '/quote',
  '/certificate',
  '/search',
  '/shop',
  '/shop-details/1',
  '/blog-single/1',
  '/blog-right',
  '/checkout',
  '/downloads',
];

for (const [kind, change] of Object.entries(CHANGES)) {
  test.describe(`a page changed before its scripts, as by ${kind}`, () => {
    test('keeps what was typed, and sends it', async ({ page, faults }) => {
      await fillInChanged(page, '/contact', change);
      expect(await page.locator(CHANGED).count()).toBeGreaterThan(3);
      const answer = submitted(page);
      await send(page);
      expect((await answer).status()).toBe(200);
      expect(faults).toEqual([]);
    });

    test('counts, and shows what comes and goes', full, async ({ page, faults }) => {
      const again = () => page.evaluate(change);
      const arrive = await onSlowLine(page, '/shop-details/1');
      await again();
      const main = page.getByRole('main');
      const pieces = main.locator('output').first();
      await oneMore(page).click();
      await oneMore(page).click();
      arrive();
      await expect(pieces).toHaveText(/^3/);
      await again();
      await oneMore(page).click();
      await expect(pieces).toHaveText(/^4/);
      await main.getByRole('button', { name: /^Add To Cart/ }).click();
      const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, 4 pieces/ });
      await expect(cart).toBeVisible();
      await again();
      await cart.click();
      const panel = page.getByRole('dialog', { name: 'Cart' });
      // With the mark of the translator where the panel was there before.
      await expect(panel).toContainText(/4·? ×/);
      await again();
      await panel.getByRole('button', { name: /^Remove / }).click();
      await expect(panel).toContainText('Your cart is empty.');
      await page.keyboard.press('Escape');

      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      const found = page.locator('#site-search li a');
      for (const [words, isFound] of Object.entries({ ring: true, xyzzy: false, gear: true })) {
        await page.locator('#site-search input').fill(words);
        await expect(found.filter({ hasText: new RegExp(words, 'i') }).first()).toBeVisible({
          visible: isFound,
        });
        await again();
      }
      await page.keyboard.press('Escape');
      await page.locator('a[href="/contact"]:visible').first().click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('keeps what was typed in every form', full, async ({ page, faults }) => {
      test.slow();
      for (const path of FORMS) await test.step(path, () => fillInChanged(page, path, change));
      expect(faults).toEqual([]);
    });
  });
}

test.describe('a page that React renders anew, changed while it was parsed', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript({
      content: `document.addEventListener('readystatechange', ${extend}, { once: true })`,
    }),
  );

  test('keeps what was typed, and sends what was sent before', full, async ({ page }) => {
    const arrive = await onSlowLine(page, '/contact');
    await fillIn(page);
    await send(page);
    const answer = submitted(page);
    arrive();
    expect((await answer).status()).toBe(200);
    expect((await answer).request().postDataJSON()).toMatchObject({
      name: 'Ädä 1',
      email: 'ada@example.org',
    });
    await expect(page.locator(CHANGED)).toHaveCount(0);
  });

  test('keeps the files that were chosen', full, async ({ page }) => {
    await fillInChanged(page, '/quote');
    await expect(page.locator(CHANGED)).toHaveCount(0);
  });

  test('counts, and keeps what was typed in every form', full, async ({ page }) => {
    test.slow();
    const arrive = await onSlowLine(page, '/shop-details/1');
    await oneMore(page).click();
    await oneMore(page).click();
    arrive();
    await expect(page.getByRole('main').locator('output').first()).toHaveText('3');
    for (const path of ['/contact', ...FORMS])
      await test.step(path, () => fillInChanged(page, path));
  });
});
