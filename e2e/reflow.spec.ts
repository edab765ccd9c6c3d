import { expect, test } from './external-requests';
import { pages } from './pages';
import { clippedTexts, excessWidth, spaceText } from './reflow';
import { smallTargets } from './targets';
import { scrollThrough, visit } from './visit';

test.describe('reflow', () => {
  for (const path of pages) {
    test(
      `${path} fits every width, at 400 % and with wide text`,
      { tag: '@full' },
      async ({ page, faults, externalRequests }) => {
        test.setTimeout(60_000);
        await visit(page, path);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await scrollThrough(page);
          await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
          expect(await excessWidth(page), `scrolls sideways at ${width} px`).toBe(0);
          expect(await smallTargets(page), `small targets at ${width} px`).toEqual([]);
        }
        await page.waitForLoadState('networkidle');
        expect(faults).toEqual([]);
        expect(externalRequests).toEqual([]);

        // What a window of 1280 by 1024 shows at 400 %.
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await excessWidth(page), 'scrolls sideways at 400 %').toBe(0);
        await spaceText(page);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await excessWidth(page), `scrolls sideways at ${width} px with wide text`).toBe(0);
          expect(await clippedTexts(page), `cut off at ${width} px with wide text`).toEqual([]);
        }
      },
    );
  }
});
