import { appear } from './axe';
import { excessWidth } from './reflow';
import { expect, full, test } from './test';

const ARTICLE = '/blog-single/1';

test.describe('a text with tables, code and a picture', () => {
  test('keeps its headings, and shows wide tables as cards on a phone', async ({ page }) => {
    await appear(page, { width: 390, colorScheme: 'light' });
    await page.goto(ARTICLE);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      'The four types',
      'From top to bottom',
      'Five minutes at goods receipt',
    ]);
    const frames = article.getByRole('group', { name: 'Table' });
    const excessOf = (index: number) =>
      frames.nth(index).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([await excessOf(0), await excessOf(1)]).toEqual([0, 0]);
    // Only what scrolls is a stop of the keyboard.
    await page.keyboard.press('Shift');
    await expect(frames.nth(0)).not.toHaveAttribute('tabindex');
    const rows = article.getByRole('table', { name: 'Inspection documents of EN 10204' });
    const cell = rows.locator('[data-head="Who signs"]').first();
    await expect(cell).toHaveText('the maker');
    expect(await excessWidth(page)).toBe(0);
  });

  test(
    'scrolls tables of three columns by keyboard where a screen is too narrow',
    full,
    async ({ page }) => {
      await appear(page, { width: 260, colorScheme: 'light' });
      await page.goto(ARTICLE);
      const frame = page.getByRole('article').getByRole('group', { name: 'Table' }).nth(1);
      await expect(frame.getByRole('columnheader')).toHaveCount(3);
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      expect(await excessWidth(page)).toBe(0);
    },
  );

  test('leads from its contents to its parts, on wide screens', full, async ({ page }) => {
    await appear(page, { width: 1440, colorScheme: 'light' });
    await page.goto(ARTICLE);
    await page.getByRole('link', { name: 'Five minutes at goods receipt' }).click();
    await expect(page).toHaveURL(/#five-minutes-at-goods-receipt$/);
    await expect(page.getByRole('heading', { name: 'Five minutes at goods' })).toBeInViewport();
  });

  test('keeps the place of a picture before its file comes', full, async ({ page }) => {
    await page.route('**/_next/image?*cmm-inspection*', (route) => route.abort());
    await page.goto(ARTICLE);
    const picture = page.getByRole('figure').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const { width, height } = (await picture.boundingBox())!;
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(width).toBeGreaterThan(400);
  });

  test('prints whole tables', full, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(ARTICLE);
    const frame = page.getByRole('article').getByRole('group', { name: 'Table' }).first();
    await expect(frame).toHaveCSS('overflow-x', 'visible');
  });
});
