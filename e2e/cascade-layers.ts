import { expect, type Page } from '@playwright/test';

/** A page declares the order of all layers before its first layer. */
export async function expectLayerOrder(page: Page) {
  const first = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find((rule) => rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule)
      ?.cssText.slice(0, 100),
  );
  expect(first).toBe('@layer tokens, base, shared, ui, layout, sections, overrides;');
}
