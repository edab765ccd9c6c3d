import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { routes } from '@/lib/routes';
import { expect, test } from './test';
import { visit } from './visit';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds in the page as it stands: the rule and the first elements at fault. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations: found } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }) as Promise<axe.AxeResults>,
    tags,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
        .join('; ')}`,
  );
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    for (const { path } of routes) {
      test(path, async ({ page }) => {
        await visit(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the open mini cart and a toast', async ({ page }) => {
  await visit(page, '/shop-details/1');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Add To Cart successfully')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the open film', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Film</title><main><h1>Film</h1></main></html>',
    }),
  );
  await visit(page, '/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play video/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the open lightbox', async ({ page }) => {
  await visit(page, '/manufacture');
  await page.getByRole('main').locator('a[data-lightbox-index]').first().click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toContainText('1 / ');
  expect(await violations(page)).toEqual([]);
});

test('the reviews of a product, and an answer of the demo shop', async ({ page }) => {
  await visit(page, '/shop-details/1#reviews');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('your review is not sent')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
