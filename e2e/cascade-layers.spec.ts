import { expect, test } from './test';

test.describe('cascade layers', () => {
  for (const path of ['/', '/home-2', '/about', '/cart', '/no-such-page']) {
    test(`have their order declared before the first layer of ${path}`, async ({ page }) => {
      await page.goto(path);
      const first = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .find(
            (rule) => rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule,
          )
          ?.cssText.slice(0, 100),
      );
      expect(first).toBe('@layer tokens, base, shared, ui, layout, sections, overrides;');
    });
  }
});
