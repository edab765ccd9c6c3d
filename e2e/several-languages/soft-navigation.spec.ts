import { expect, full, test } from '../test';
import { visit, waitForScripts } from '../visit';
import {
  expectLanguage,
  languageButton,
  languageList,
  topBar,
  watchDocument,
} from './language-list';

/** Links and forms of a page that stay on the site, but for those that say that they lead into another language. */
const LEADING_ON = 'a[href^="/"]:not([hreflang]), form[action^="/"]';

test.describe('within a language', () => {
  test('every link stays in it after soft navigation', full, async ({ page }) => {
    await visit(page, '/de');
    const isSameDocument = await watchDocument(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    for (const [name, path] of [
      ['Leistungen', '/de/service'],
      ['Kontakt', '/de/contact'],
    ] as const) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expectLanguage(page, 'de-DE');
      const addresses = await page
        .locator(LEADING_ON)
        .evaluateAll((all) => all.map((e) => e.getAttribute('href') ?? e.getAttribute('action')!));
      expect(addresses.length).toBeGreaterThan(30);
      const elsewhere = addresses.filter((to) => !/^\/(de(\/|$|[?#])|media\/|api\/)/.test(to));
      expect(elsewhere).toEqual([]);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test('Back and Forward lead through languages', full, async ({ page }) => {
    await visit(page, '/shop');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Spur gear, module 10' })
      .first()
      .click();
    await expect(page).toHaveURL('/shop-details/1');
    await languageButton(topBar(page)).click();
    await languageList(page).getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/shop-details/1');
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    await page
      .getByRole('navigation', { name: 'Hauptmenü' })
      .getByRole('link', { name: 'Leistungen', exact: true })
      .click();
    await expect(page).toHaveURL('/de/service');

    const expectPage = async (path: string, lang: string, title: string) => {
      await expect(page).toHaveURL(path);
      await expectLanguage(page, lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    };
    await page.goBack();
    await expectPage('/de/shop-details/1', 'de-DE', 'Stirnrad, Modul 10');
    await page.goBack();
    await expectPage('/shop-details/1', 'en-US', 'Spur gear, module 10');
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await page.goForward();
    await page.goForward();
    await expectPage('/de/shop-details/1', 'de-DE', 'Stirnrad, Modul 10');
    await page.goForward();
    await expect(page).toHaveURL('/de/service');
    await expectLanguage(page, 'de-DE');
  });
});
