import type { Page } from '@playwright/test';
import { expect, full, test } from './test';
import { scrollThrough, visit } from './visit';

/** What is left of A4 between margins of 16 mm. */
test.use({ viewport: { width: 673, height: 1000 }, colorScheme: 'dark' });

/** Shows the page as it is printed. */
const print = (page: Page) => page.emulateMedia({ media: 'print' });

/** What would stick out of the sheet: browsers make the whole page smaller for it. */
const tooWide = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('printed page', () => {
  for (const path of ['/', '/home-2', '/about', '/service-details/1', '/shop-details/1', '/faq']) {
    test(`${path} is black on white and fits the sheet`, full, async ({ page }) => {
      await page.goto(path);
      for (const used of [false, true]) {
        if (used) {
          await page.emulateMedia({ media: 'screen' });
          await visit(page, path);
          await scrollThrough(page);
        }
        await print(page);
        expect(await tooWide(page)).toEqual([]);
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(21, 24, 28)');
        await expect(page.getByRole('banner').first()).not.toHaveCSS('position', 'fixed');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
        await expect(page.getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toContainText('Official Info');
      }
    });
  }

  test('the logo is no black box', full, async ({ page }) => {
    await page.goto('/shop-details/1');
    await print(page);
    await expect(page.getByRole('banner').first().getByRole('link').first()).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  /** Conditions of the style sheets see the whole width of A4. */
  for (const path of ['/shop-details/1', '/service-details/1'])
    test(`no picture of ${path} is printed twice`, full, async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.goto(path);
      await print(page);
      const pictures = await page
        .getByRole('main')
        .locator('section')
        .first()
        .locator('img')
        .evaluateAll((all) =>
          all
            .filter((image) => image.checkVisibility())
            .map((image) => (image as HTMLImageElement).src),
        );
      expect(pictures).toEqual([...new Set(pictures)]);
    });

  test('every answer is printed, open or not', full, async ({ page }) => {
    await page.goto('/faq');
    await print(page);
    const answers = page.locator('details > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(5);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});
