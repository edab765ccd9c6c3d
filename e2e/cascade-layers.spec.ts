import { expect, test } from './test';

for (const path of ['/', '/home-2', '/about', '/cart', '/no-such-page']) {
  test(`the order of the cascade layers is declared before any style of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const first = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => !(rule instanceof CSSFontFaceRule))
        .map((rule) => rule.cssText)
        .at(0),
    );
    expect(first).toBe('@layer tokens, base, shared, ui, layout, sections, overrides;');
  });
}
