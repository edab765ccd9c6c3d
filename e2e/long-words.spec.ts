import { excessWidth, lengthenWords, longWords } from './reflow';
import { secondCompany, thirdCompany } from './second-company/company';
import { crawl, openPages } from './second-company/crawl';
import { expect, full, test } from './test';
import { visit } from './visit';

test.use({ pictures: 'none', contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 360, 390, 1440];

// The pages of the demo company: reflow.spec.ts.
for (const [company, letter] of [
  [secondCompany, 'ż'],
  [thirdCompany, 'م'],
] as const) {
  test(`no page of a company in ${company.locale} scrolls sideways`, full, async ({ page }) => {
    test.setTimeout(600_000);
    const site = await company.start();
    try {
      const wide: string[] = [];
      const measure = async (path: string, what: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const excess = await excessWidth(page);
          if (excess > 0) wide.push(`${decodeURI(path)} at ${width} px ${what}: ${excess} px`);
        }
      };
      for (const [path] of openPages(await crawl(site.origin, company.further))) {
        await visit(page, site.origin + path);
        await measure(path, 'as it is');
        await lengthenWords(page, longWords(letter));
        await measure(path, 'with long words');
      }
      expect(wide).toEqual([]);
    } finally {
      await site.stop();
    }
  });
}
