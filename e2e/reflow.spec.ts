import { furtherAppearances } from './axe';
import { expect, full, test } from './external-requests';
import { expectFits } from './fits';
import { pages } from './pages';
import { brokenWords, clippedTexts, excessWidth, lengthenWords, spaceText } from './reflow';
import { untilAllArrived } from './requests';
import { visit } from './visit';

test.use({ pictures: 'none' });

test('words that cannot be broken do not push a page sideways', full, async ({ page }) => {
  await visit(page, '/shop-details/1');
  await lengthenWords(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page), `scrolls sideways at ${width} px`).toBe(0);
  }
});

const WIDTHS = [390, 600, 768, 992, 1201, 1440];

for (const path of ['/team-2', '/shop/compare', '/downloads', '/shop-details/1'])
  test(`short words stay whole on ${path}`, full, async ({ page }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });

// every-route.spec.ts looks at the other width of each colour scheme, as a phone.
test.describe('every width and colour scheme', full, () => {
  for (const path of pages) {
    test(`${path} fits, also at 400 %, and passes axe`, async ({
      page,
      faults,
      externalRequests,
    }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      for (const appearance of furtherAppearances) await expectFits(page, appearance);
      await untilAllArrived(page);
      expect(faults).toEqual([]);
      expect(externalRequests).toEqual([]);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
      // What a window of 1280 by 1024 shows at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await excessWidth(page), 'scrolls sideways at 400 %').toBe(0);
      await spaceText(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await excessWidth(page), `scrolls sideways at ${width} px with wide text`).toBe(0);
        expect(await clippedTexts(page), `cut off at ${width} px with wide text`).toEqual([]);
      }
      await lengthenWords(page);
      for (const width of [320, 360, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await excessWidth(page), `scrolls sideways at ${width} px with long words`).toBe(0);
      }
    });
  }
});
