import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { layOutWhole, settle } from './appearance';
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

    for (const route of pages) {
      test(`fit their places on ${route}`, full, async ({ page }) => {
        await visit(page, route);
        await settle(page);
        expect(await misfits(page, LEAST, MOST)).toEqual([]);
      });
    }
  });
}

/** Large pictures, with the routes on which they stand. */
const LARGE = [
  '/',
  '/home-1',
  '/home-2',
  '/service',
  '/portfolio',
  '/clients',
  '/service-details/1',
];

test.describe('at 1440 px, 2:1', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, pictures: 'none' });

  for (const route of LARGE)
    test(
      `large pictures of ${route} have 1.5 pixels for each of the page`,
      full,
      async ({ page }) => {
        await page.goto(route);
        await layOutWhole(page);
        expect(await softPictures(page)).toEqual([]);
      },
    );
});

/** The pictures of content that have fewer pixels than that where they stand; copies of slides are left out. */
async function softPictures(page: Page): Promise<string[]> {
  const shown = await page
    .getByRole('main')
    .locator('[data-slide]:not([data-copy]) img, img:not([data-slide] img)')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const url = new URL(image.currentSrc || image.src);
        const file = url.searchParams.get('url')?.replace(/^.*(?=\/media\/)|\?.*/g, '');
        const { offsetWidth: width, offsetHeight: height } = image;
        return file && width >= 500 ? [{ file, width, height }] : [];
      }),
    );
  const soft = shown.map(async ({ file, width, height }) => {
    const original = await sharp(path.join('demo-company', file)).metadata();
    const pixels = Math.min(original.width / width, original.height / height);
    return pixels < 1.5 ? [`${file}: ${pixels.toFixed(2)}`] : [];
  });
  return (await Promise.all(soft)).flat();
}
