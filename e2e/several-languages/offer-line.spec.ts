import type { Page } from '@playwright/test';
import { untilAllArrived } from '../requests';
import { expect, full, test } from '../test';
import { scrollThrough, visit } from '../visit';
import { expectLanguage } from './language-list';

const SENTENCE = 'Diese Seite gibt es auch auf Deutsch.';
const offer = (page: Page) => page.getByRole('link', { name: SENTENCE });

/** On a page whose scripts have all come, so that none can offer anything later. */
async function expectNoOffer(page: Page, path: string) {
  await visit(page, path);
  await untilAllArrived(page);
  await expect(page.locator('[data-language-line]')).toBeHidden();
}

test.describe('the line that offers a page in German', () => {
  test.use({ locale: 'de-DE' });

  test('comes after the first interaction, leads there, and once closed stays away', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await untilAllArrived(page);
    await expectLanguage(page, 'en-US');
    await expect(page.locator('[data-language-line]')).toBeHidden();
    await page.keyboard.press('Shift');
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('hreflang', 'de-DE');
    await expect(page.locator('[data-language-line]')).toHaveAttribute('lang', 'de-DE');
    await offer(page).click();
    await expect(page).toHaveURL('/de/faq');
    await expectLanguage(page, 'de-DE');
    await expectNoOffer(page, '/de/about');

    await visit(page, '/faq');
    await page.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(offer(page)).toBeHidden();
    await expectNoOffer(page, '/faq');
    await expectNoOffer(page, '/about');
    expect(await context.cookies()).toEqual([]);
  });

  test('goes along with each page that the visitor opens', full, async ({ page }) => {
    await visit(page, '/');
    await expect(offer(page)).toHaveAttribute('href', /\/de$/);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await expect(page).toHaveURL('/service');
    await expect(offer(page)).toHaveAttribute('href', /\/de\/service$/);
    await expect(offer(page)).toBeVisible();
  });

  test('takes along what the visitor has chosen meanwhile', async ({ page }) => {
    await visit(page, '/shop?size=0-50&weight=0-1');
    await expect(offer(page)).toBeVisible();
    await page.locator('a[href="/shop?size=0-50"]').first().click();
    await expect(page).toHaveURL('/shop?size=0-50');
    await expect(page.locator('a[hreflang="de-DE"][href="/de/shop?size=0-50"]')).toBeAttached();
    await offer(page).click();
    await expect(page).toHaveURL('/de/shop?size=0-50');
  });

  test('is none where no page is', full, async ({ page }) => {
    await expectNoOffer(page, '/no-such-page');
  });

  test('covers nothing at the lower edge of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/shop-details/1');
    await expect(offer(page)).toBeVisible();
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const line = await boxOf('[data-language-line]');
    const bar = await boxOf('[data-bottom-bar]');
    expect(line.y + line.height).toBe(844);
    expect(bar.y + bar.height).toBeLessThanOrEqual(line.y);
    const sentence = (await offer(page).boundingBox())!;
    expect(sentence.height).toBeGreaterThanOrEqual(44);

    await scrollThrough(page);
    const upwards = (await page.getByRole('link', { name: 'Back to top' }).boundingBox())!;
    expect(upwards.y + upwards.height).toBeLessThanOrEqual(line.y);
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(Math.round(footer.y + footer.height)).toBeLessThanOrEqual(line.y);
  });
});

for (const [whom, locale, path] of [
  ['French, which the site does not speak', 'fr-FR', '/about'],
  ['English, on a page in it', 'en-GB', '/about'],
  ['Arabic, which lacks the page', 'ar-EG', '/blog'],
] as const)
  test.describe(`whoever reads ${whom}`, () => {
    test.use({ locale });

    test('is offered none', full, ({ page }) => expectNoOffer(page, path));
  });

test.describe('whoever reads Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is offered a page from the right', full, async ({ page }) => {
    await visit(page, '/shop');
    await expect(page.getByRole('link', { name: 'هذه الصفحة متاحة أيضًا بالعربية.' })).toBeVisible();
    await expect(page.locator('[data-language-line]')).toHaveCSS('direction', 'rtl');
  });
});
