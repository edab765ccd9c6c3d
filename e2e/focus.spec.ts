import type { Page } from '@playwright/test';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { scrollThrough, scrollTo, visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The longest pages of each kind. */
const longPages = ['/', '/shop-details/1', '/privacy'];

type Stop = { name: string; outlined: boolean; covered: boolean; end: boolean };

/** Where the focus stands: whether it can be seen there, and whether the fixed header lies over it. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('header');
    if (!element || element === document.body || !header) {
      return { name: 'window', outlined: true, covered: false, end: true };
    }
    const box = element.getBoundingClientRect();
    const fixed = getComputedStyle(header).position === 'fixed' && !header.contains(element);
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    // Radio buttons and the like show it on what stands for them.
    const stand = element.nextElementSibling ?? element.parentElement ?? element;
    const marks = [outlineStyle, getComputedStyle(stand).outlineStyle];
    const edge = fixed ? header.getBoundingClientRect().bottom : 0;
    // What is higher than the window has room for can only show a part.
    const top = box.height > innerHeight - edge ? box.bottom : box.top;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      outlined: marks.some((mark) => mark !== 'none') || boxShadow !== 'none',
      covered: box.bottom <= 0 || box.top >= innerHeight || top < edge - 1,
      end: false,
    };
  });

const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test.describe('focus', full, () => {
  for (const path of longPages) {
    for (const width of [390, 1440]) {
      test(`is visible on all of ${path} at ${width} px`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await scrollThrough(page);
        await untilAllArrived(page);
        await scrollTo(page, 0);
        for (const key of ['Tab', 'Shift+Tab']) {
          if (key === 'Shift+Tab') {
            await scrollTo(page, 1_000_000);
            await page.getByRole('contentinfo').getByRole('link').last().focus();
          }
          const faults: string[] = [];
          let stops = 0;
          for (let last = false; !last; stops++) {
            await page.keyboard.press(key);
            let now = await stop(page);
            // What comes into view for the focus has some frames' time to do so.
            for (let frames = 0; now.covered && frames < 20; frames++) {
              await nextFrame(page);
              now = await stop(page);
            }
            if (!now.outlined) faults.push(`${now.name}: no outline`);
            if (now.covered) faults.push(`${now.name}: not in view`);
            last = now.end || stops > 300;
          }
          expect(faults, key).toEqual([]);
          expect(stops, key).toBeGreaterThan(20);
        }
      });
    }
  }
});
