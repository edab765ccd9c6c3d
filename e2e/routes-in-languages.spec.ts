import { layOutWhole, layoutFaults } from './appearance';
import { everydayAppearances } from './axe';
import { expect, full, test } from './external-requests';
import { expectFits } from './fits';
import { pages } from './pages';
import { provenLanguages } from './proven-languages';
import { brokenWords, clippedTexts, excessWidth } from './reflow';
import { origin } from './site-under-test';
import { visit } from './visit';

test.use({ pictures: 'none', contextOptions: { reducedMotion: 'reduce' } });

/** The further languages of the demo company, with the pages that they do not offer. */
const languages = [
  { path: 'de', lang: 'de-DE', dir: null, missing: /^$/ },
  {
    path: 'ar',
    lang: 'ar-EG',
    dir: 'rtl',
    missing: /^\/(about|blog|certificate|clients|faq|home-|manufacture|p\/|portfolio|team-)/,
  },
];

const EVERYDAY = ['/shop-details/1'];

for (const { path: language, lang, dir, missing } of languages)
  for (const path of pages) {
    const address = `/${language}${path.replace(/^\/$/, '')}`;
    test(
      `${address} fits and passes axe`,
      EVERYDAY.includes(path) ? {} : full,
      async ({ page, faults }) => {
        const isMissing = missing.test(path);
        const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
        await visit(page, address);
        expect((await answer).status()).toBe(isMissing ? 404 : 200);
        const root = page.locator('html');
        await expect(root).toHaveAttribute('lang', lang);
        expect(await root.getAttribute('dir')).toBe(dir);
        for (const appearance of everydayAppearances) {
          await expectFits(page, appearance);
          const where = `at ${appearance.width} px`;
          expect(await brokenWords(page), `broken words ${where}`).toEqual([]);
          expect(await clippedTexts(page), `cut off ${where}`).toEqual([]);
        }
        if (!isMissing) expect(faults).toEqual([]);
      },
    );
  }

for (const { path: language, lang } of languages)
  test(`the home page in ${lang} has a sound layout at every width`, full, async ({ page }) => {
    await page.goto(`/${language}`);
    await layOutWhole(page);
    for (const width of [320, 390, 768, 992, 1201, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `at ${width} px`;
      await expect.poll(() => layoutFaults(page), where).toEqual([]);
      expect(await excessWidth(page), where).toBe(0);
      expect(await clippedTexts(page), where).toEqual([]);
      expect(await brokenWords(page), where).toEqual([]);
    }
  });

test('pages in all languages name each other, and are written as they say', full, async () => {
  test.setTimeout(300_000);
  const { faults, languages: proven } = await provenLanguages(origin);
  expect(faults).toEqual([]);
  expect(proven.map(({ lang }) => lang)).toEqual(['en-US', 'de-DE', 'ar-EG']);
});
