import type { Page } from '@playwright/test';
import { settle } from './appearance';
import { pages } from './pages';
import { expect, full, test } from './test';
import { visit } from './visit';

const LEAST = 0.9;
const MOST = 2;

/**
 * The pictures whose chosen file is narrower or wider than the place that it covers. Where a wider file
 * of the same picture is already in the page, Chromium takes it instead of fetching another.
 */
const misfits = (page: Page, least: number, most: number) =>
  page.evaluate(
    ([least, most]) => {
      const chosen = [...document.images].flatMap((image) => {
        const width = Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1]);
        const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer));
        if (!width || !image.naturalHeight || !image.checkVisibility()) return [];
        const ratio = image.naturalWidth / image.naturalHeight;
        const { offsetWidth, offsetHeight, sizes, currentSrc } = image;
        const fits = [offsetWidth, offsetHeight * ratio];
        const shown =
          getComputedStyle(image).objectFit === 'contain' ? Math.min(...fits) : Math.max(...fits);
        const needed = shown * devicePixelRatio;
        const file = width / needed;
        const isTooSmall = file < least && width < Math.max(...offered);
        const isTooLarge = file > most && width > Math.min(...offered);
        const name = decodeURIComponent(currentSrc).replace(/.*url=|&.*/g, '');
        const text = `${width} for ${Math.round(needed)} px: ${sizes}, ${name}`;
        return [{ currentSrc, isTooSmall, isTooLarge, text }];
      });
      const fitting = chosen.filter(({ isTooLarge }) => !isTooLarge);
      const isThere = (file: string) => fitting.some(({ currentSrc }) => currentSrc === file);
      return chosen
        .filter((one) => one.isTooSmall || (one.isTooLarge && !isThere(one.currentSrc)))
        .map(({ text }) => text);
    },
    [least, most] as const,
  );

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [768, 2],
  [1440, 1],
] as const) {
  test.describe(`pictures at ${width} px, ${deviceScaleFactor}:1`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor, pictures: 'small' });

    for (const path of pages) {
      test(`fit their places on ${path}`, full, async ({ page }) => {
        await visit(page, path);
        await settle(page);
        expect(await misfits(page, LEAST, MOST)).toEqual([]);
      });
    }
  });
}
