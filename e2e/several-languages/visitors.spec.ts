import type { Page } from '@playwright/test';
import { waitForPage } from '@/bin/lib/readiness';
import { fill } from '@/words/format';
import { words } from '@/words/words';
import { addToCart } from '../demo-shop';
import { ring } from '../quote-form';
import { asClient, test } from '../site-with-mailbox';
import { expect, full } from '../test';
import { visit } from '../visit';
import { expectLanguage, languageButton, languageList, topBar } from './language-list';

const { contact, quote, common, certificate, search, mail } = words('de-DE');
const company = 'Hammerscale Forge';
const STAFF = 'enquiries@hammerscale.example';

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function fillIn(page: Page, email: string) {
  await field(page, common.name).fill('Erika Muster');
  await field(page, common.email).fill(email);
  await field(page, common.message).fill('Zwölf Ringe, bitte.');
}

test.describe('a visitor who reads German', () => {
  test('is told in German what is wrong with a message, and that it was sent', async ({ page }) => {
    await visit(page, '/de/contact');
    await fillIn(page, 'erika@');
    await press(page, contact.submit);
    await expect(field(page, common.email)).toBeFocused();
    await expect(field(page, common.email)).toHaveAccessibleDescription(/E-Mail-Adresse/);
    await field(page, common.email).fill('erika@example.com');
    await press(page, contact.submit);
    await expect(page.getByRole('main').getByText(contact.sent).first()).toBeVisible();
  });

  test('finds German words, and part numbers as in every language', async ({ page }) => {
    for (const [words, name] of [
      ['Stirnrad', 'Stirnrad, Modul 10'],
      ['HF-GR-1032', 'Stirnrad, Modul 10'],
    ] as const) {
      await page.goto(`/de/search?q=${words}`);
      const found = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(found).toHaveAttribute('href', '/de/shop-details/1');
    }
    await page.goto('/search?q=HF-GR-1032');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Spur gear, module 10', exact: true }),
    ).toHaveAttribute('href', '/shop-details/1');
  });

  test(
    'is offered what other languages have, as such, where German has nothing',
    full,
    async ({ page }) => {
      await page.goto('/de/search?q=bolts');
      const main = page.getByRole('main');
      await expect(main.getByText(fill(search.nothing, { query: 'bolts' }))).toBeVisible();
      await expect(main.getByRole('heading', { name: search.elsewhere })).toBeVisible();
      const found = main.getByRole('link', { name: 'Hexagon bolts and nuts, M36', exact: true });
      await expect(found).toHaveAttribute('href', '/shop-details/15');
      await expect(found).toHaveAttribute('hreflang', 'en-US');
      await found.click();
      await expect(page).toHaveURL('/shop-details/15');
      await expectLanguage(page, 'en-US');
    },
  );

  test(
    'keeps in the cart what was added in English, under its English name',
    full,
    async ({ page }) => {
      await addToCart(page, 1);
      await visit(page, '/de/shop-details/2');
      await press(page, 'In den Warenkorb');
      await visit(page, '/de/cart');
      const lines = page.getByRole('main').getByRole('listitem');
      const english = lines.getByRole('link', { name: 'Spur gear, module 10' });
      await expect(english).toHaveAttribute('lang', 'en-US');
      await expect(english).toHaveAttribute('href', '/de/shop-details/1');
      const german = lines.getByRole('link', { name: 'Kegelradsatz, 1 : 2' });
      await expect(german).toHaveAttribute('lang', 'de-DE');
      await page.goto('/cart');
      await expect(lines.getByRole('link', { name: 'Kegelradsatz, 1 : 2' })).toHaveAttribute(
        'lang',
        'de-DE',
      );
    },
  );
});

test.describe('mails about what a German visitor sends', () => {
  test.use({ pictures: 'none', ...asClient(40) });
  // A site that has just started asks in its further languages after the main one.
  test.beforeAll(({ sharedSite: { origin } }) => waitForPage(`${origin}/de`));

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      const [name, other] = javaScriptEnabled ? ['a', 'b'] : ['c', 'd'];
      const open = (page: Page, url: string) =>
        javaScriptEnabled ? visit(page, url) : page.goto(url).then(() => undefined);

      test(
        'a message: the receipt in German, to staff in English',
        full,
        async ({ page, sharedSite: { origin, mailbox } }) => {
          const email = `${name}@example.com`;
          await open(page, `${origin}/de/contact`);
          await fillIn(page, 'erika@x');
          await press(page, contact.submit);
          await expect(field(page, common.email)).toHaveAccessibleDescription(/E-Mail-Adresse/);
          await expectLanguage(page, 'de-DE');
          await field(page, common.email).fill(email);
          await press(page, contact.submit);
          await expect(page.getByRole('main').getByText(contact.sent).first()).toBeVisible();
          await expectLanguage(page, 'de-DE');

          const receipt = await mailbox.mailTo(email);
          expect(receipt.subject).toBe(fill(mail.receipt.subject, { company }));
          expect(receipt.text).toContain(mail.receipt.message);
          const staff = await mailbox.mailTo(STAFF, email);
          expect(staff.subject).toBe('Website enquiry from Erika Muster');
          expect(staff.text).toContain('Language: German (Germany)');
          expect(staff.text).toContain('Zwölf Ringe, bitte.');
        },
      );

      test(
        'a request for a quote: the same',
        full,
        async ({ page, sharedSite: { origin, mailbox } }) => {
          const email = `${other}@example.com`;
          await open(page, `${origin}/de/quote?product=HF-BN-3616`);
          if (javaScriptEnabled) await page.getByText(quote.moreOfPart).click();
          await field(page, common.description).first().fill('Ring nach Muster');
          await field(page, common.name).fill('Erika Muster');
          await field(page, common.email).fill('erika@x');
          await page.locator('input[type=file]').setInputFiles(ring);
          await press(page, quote.send);
          await expect(field(page, common.email)).toHaveAccessibleDescription(/E-Mail-Adresse/);
          await expectLanguage(page, 'de-DE');
          await field(page, common.email).fill(email);
          await press(page, quote.send);
          await expect(page.getByText(quote.sent)).toBeVisible({ timeout: 20_000 });
          await expectLanguage(page, 'de-DE');

          const receipt = await mailbox.mailTo(email);
          expect(receipt.subject).toBe(fill(mail.receipt.quoteSubject, { company }));
          expect(receipt.text).toContain(mail.receipt.quote);
          const staff = await mailbox.mailTo(STAFF, email);
          expect(staff.subject).toBe('Request for a quote from Erika Muster');
          expect(staff.text).toContain('Language: German (Germany)');
        },
      );
    });

  test(
    'a certificate unlocked in English is unlocked in German',
    full,
    async ({ page, sharedSite: { origin, mailbox } }) => {
      const email = 'e@example.com';
      await visit(page, `${origin}/de/certificate`);
      await field(page, common.email).fill(email);
      await press(page, certificate.sendCode);
      await expect(field(page, certificate.otp)).toBeFocused();
      const sent = await mailbox.mailTo(email);
      expect(sent.subject).toBe(fill(mail.code.subject, { company }));

      await languageButton(topBar(page)).click();
      await languageList(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${origin}/certificate`);
      await page.keyboard.press('Shift');
      await field(page, 'OTP').fill(mailbox.codeFor(email)!);
      await press(page, 'Confirm OTP');
      await expect(page.locator('iframe[title="Unlocked certificate"]')).toBeVisible();
      await visit(page, `${origin}/de/certificate`);
      await expect(page.locator(`iframe[title="${certificate.unlocked}"]`)).toBeVisible();
    },
  );
});
