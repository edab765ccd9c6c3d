import { appear } from './axe';
import { excessWidth } from './reflow';
import { expect, test } from './test';

const ARTICLE = '/blog-single/1';

test.describe('a text with tables, code and a picture', () => {
  test('keeps its headings, and scrolls wide tables in themselves', async ({ page }) => {
    await appear(page, { width: 390, colorScheme: 'light' });
    await page.goto(ARTICLE);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      'The four types',
      'From top to bottom',
      'Five minutes at goods receipt',
    ]);
    const table = article.getByRole('table', { name: 'Inspection documents of EN 10204' });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    const frame = article.getByRole('group', { name: 'Table' }).first();
    const widthOf = () =>
      frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await widthOf()).toBeGreaterThan(0);
    expect(await excessWidth(page)).toBe(0);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('keeps the place of a picture before its file comes', async ({ page }) => {
    await page.route('**/_next/image?*cmm-inspection*', (route) => route.abort());
    await page.goto(ARTICLE);
    const picture = page.getByRole('figure').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const { width, height } = (await picture.boundingBox())!;
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(width).toBeGreaterThan(400);
  });

  test('prints whole tables', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(ARTICLE);
    const frame = page.getByRole('article').getByRole('group', { name: 'Table' }).first();
    await expect(frame).toHaveCSS('overflow-x', 'visible');
  });
});
