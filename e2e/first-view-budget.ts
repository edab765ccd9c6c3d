import { expect, type Page } from '@playwright/test';
import { inlinedCss } from '@/testing/inlined-css';
import budgets from '../budgets.json' with { type: 'json' };
import { kilobytes, listed, type Transfer } from './transfers';

/** The URLs of the pictures of which some part is on the screen. */
const picturesOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const inView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return inView && image.checkVisibility();
      })
      .map((image) => image.currentSrc),
  );

/**
 * Holds a page that nobody has touched yet against the budget of a first view.
 * @param transfers everything that it has loaded
 */
export async function expectFirstViewBudget(page: Page, transfers: Transfer[]) {
  const budget = budgets.firstView;
  expect(kilobytes(transfers, 'Script')).toBeLessThanOrEqual(budget.javascript);
  const css = kilobytes(transfers, 'Stylesheet') + (await inlinedCss(page)) / 1024;
  expect(css).toBeGreaterThan(0);
  expect(css).toBeLessThanOrEqual(budget.css);
  expect(kilobytes(transfers, 'Font')).toBeLessThanOrEqual(budget.fonts);
  const onScreen = await picturesOnScreen(page);
  const pictures = transfers.filter(({ type }) => type === 'Image');
  const shown = pictures.filter(({ url }) => onScreen.includes(url));
  expect(kilobytes(shown), listed(shown)).toBeLessThanOrEqual(budget.firstScreenPictures);
  for (const { url, contentType } of pictures) {
    expect(contentType, url).toMatch(/^image\/(avif|svg\+xml|x-icon)/);
  }
  const preloaded = page.locator('link[rel=preload][as=image][fetchpriority=high]');
  // That of the banner, and the first one below it.
  expect(await preloaded.count()).toBeLessThanOrEqual(2);
}
