import { press } from '../keyboard';
import { untilAllArrived } from '../requests';
import { expect, full, test } from '../test';
import { visit } from '../visit';
import {
  drawer,
  expectLanguage,
  languageButton,
  languageHrefs,
  languageList,
  topBar,
  watchDocument,
} from './language-list';

const shafts = { main: '/shop/category/shafts', de: '/de/shop/category/wellen' };

test.describe('the switch of languages', () => {
  test('names each in its own language, and leads to the same page by its slug there', async ({
    page,
    faults,
  }) => {
    await visit(page, shafts.main);
    const isSameDocument = await watchDocument(page);
    const list = languageList(page);
    await expect(list).toBeHidden();
    await languageButton(topBar(page)).click();
    await expect(list.getByRole('listitem')).toHaveText(['English', 'Deutsch', 'العربية']);
    // Flags are of countries.
    await expect(list.locator('img, svg')).toHaveCount(0);
    await expect(list.getByText('English')).toHaveAttribute('aria-current', 'true');
    await expect(list.getByRole('link')).toHaveCount(2);
    const [german, arabic] = ['Deutsch', 'العربية'].map((name) => list.getByRole('link', { name }));
    for (const [link, lang] of [
      [german!, 'de-DE'],
      [arabic!, 'ar-EG'],
    ] as const) {
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
    }
    await expect(arabic!).toHaveAttribute('dir', 'rtl');
    await german!.click();
    await expect(page).toHaveURL(shafts.de);
    await expectLanguage(page, 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellen');
    expect(await isSameDocument()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('is on the screen of a page that the language lacks, which says where the page is', async ({
    page,
  }) => {
    await visit(page, '/ar/about');
    await untilAllArrived(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('عذرًا! الصفحة غير موجودة.');
    await languageButton(topBar(page)).click();
    const german = languageList(page).getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '/de/about');
    await press(page, 'Escape');
    await page.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' }).click();
    await expect(page).toHaveURL('/de/about');
    await expectLanguage(page, 'de-DE');
  });

  test('is reached and left by keyboard', full, async ({ page }) => {
    await visit(page, '/faq');
    const button = languageButton(topBar(page));
    await button.focus();
    await press(page, 'Enter', 'Tab');
    const german = languageList(page).getByRole('link', { name: 'Deutsch' });
    await expect(german).toBeFocused();
    await press(page, 'Escape');
    await expect(languageList(page)).toBeHidden();
    await expect(button).toBeFocused();
    await press(page, 'Enter', 'Tab', 'Enter');
    await expect(page).toHaveURL('/de/faq');
  });

  test('is in the footer, too, and in Arabic written from the right', full, async ({ page }) => {
    await visit(page, '/shop-details/1');
    await languageButton(page.getByRole('contentinfo')).click();
    await languageList(page).getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/shop-details/1');
    await expectLanguage(page, 'ar-EG');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await languageButton(page.getByRole('contentinfo')).click();
    await expect(languageList(page).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'dir',
      'ltr',
    );
  });

  test('is in the drawer of a phone', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/service-details/1');
    await expect(topBar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await languageButton(drawer(page)).click();
    await languageList(page).getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/service-details/1');
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens in the drawer of a phone, and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/quote?product=HF-BN-3616');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await languageButton(drawer(page)).click();
      await languageList(page).getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL('/de/quote?product=HF-BN-3616');
      await expectLanguage(page, 'de-DE');
    });

    for (const [why, from, german, arabic] of [
      ['a page by its slug in the language', shafts.main, shafts.de, /^\/ar\/shop\/category\/%/],
      ['a further page of a list', '/shop/page/2', '/de/shop/page/2', '/ar/shop/page/2'],
      [
        'home, where neither page nor list are offered',
        '/blog-single/1',
        '/de/blog-single/1',
        '/ar',
      ],
      ['home for a page of no list', '/team-1', '/de/team-1', '/ar'],
      [
        'the product asked about',
        '/quote?product=15',
        '/de/quote?product=15',
        '/ar/quote?product=15',
      ],
      [
        'what a message is about',
        '/contact?about=product:15',
        '/de/contact?about=product%3A15',
        '/ar/contact?about=product%3A15',
      ],
      ['words of a search', '/search?q=42CrMo4', '/de/search?q=42CrMo4', '/ar/search?q=42CrMo4'],
      [
        'measures of a filter, and no other choice',
        '/shop?category=gears&weight=1-10&weight=10-50&size=0-50&page=2&utm_source=mail',
        '/de/shop?weight=1-10&weight=10-50&size=0-50',
        '/ar/shop?weight=1-10&weight=10-50&size=0-50',
      ],
      ['no choice of documents', '/downloads?kind=manual', '/de/downloads', '/ar/downloads'],
    ] as const)
      test(`keeps ${why}`, full, async ({ page }) => {
        await page.goto(from);
        const hrefs = await languageHrefs(page);
        expect(Object.keys(hrefs)).toEqual(['Deutsch', 'العربية']);
        expect(hrefs.Deutsch).toBe(german);
        if (typeof arabic === 'string') expect(hrefs.العربية).toBe(arabic);
        else expect(hrefs.العربية).toMatch(arabic);
        await page.goto(hrefs.Deutsch!);
        expect((await languageHrefs(page)).English).toBe(
          german.replace('/de', '').replace('wellen', 'shafts'),
        );
      });

    test(
      'leads back from a list that the language has to the list above',
      full,
      async ({ page }) => {
        await page.goto('/de/blog-2/page/2');
        const { العربية: arabic, English: english } = await languageHrefs(page);
        expect([english, arabic]).toEqual(['/blog-2/page/2', '/ar']);
      },
    );
  });
});
