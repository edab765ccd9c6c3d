import type { Page } from '@playwright/test';
import { appear, furtherAppearances, violations, violationsEverywhere } from './axe';
import { asClient, test, type SiteWithMailbox } from './site-with-mailbox';
import { expect, full } from './test';
import { visit } from './visit';

const STEP = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n');
const drawing = (name: string, buffer = STEP) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
const program = drawing('program.step', Buffer.from('MZ\x90 this is a program'));

const part = (page: Page, number: number) =>
  page.getByRole('group', { name: `Part ${number}`, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send request', exact: true });
const choose = (page: Page, ...files: ReturnType<typeof drawing>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Stored and synced, which takes its time. */
const expectSent = (page: Page) =>
  expect(page.getByText('Your request has been sent.')).toBeVisible({ timeout: 20_000 });

/** @param isOpen whether all fields show already, as without scripts */
async function fillIn(page: Page, { isOpen = false } = {}) {
  if (!isOpen) await part(page, 1).getByText('More about this part').click();
  await part(page, 1).getByRole('textbox', { name: 'Description' }).fill('Bearing ring');
  await part(page, 1).getByRole('textbox', { name: 'Quantity' }).fill('50');
  await part(page, 1).getByRole('textbox', { name: 'Material' }).fill('42CrMo4');
  await field(page, 'Name').fill('Ada Holt');
  await field(page, 'Email').fill('ada@example.com');
}

test.describe('a request for a quote', () => {
  // One client IP: the rate limit counts over all of these.
  test.describe.configure({ mode: 'serial', timeout: 60_000 });
  test.use({ pictures: 'none', ...asClient(20) });

  let site: SiteWithMailbox;
  test.beforeAll(({ sharedSite }) => {
    site = sharedSite;
  });

  const mails = () => site.mailbox.mails;
  const attachments = () =>
    mails().flatMap((mail) => mail.attachments.map((file) => file.filename));

  for (const width of [390, 1440]) {
    const details = width < 575 ? {} : full;
    test(`is sent with its drawings at ${width} px`, details, async ({ page, faults }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `${site.origin}/quote`);
      await fillIn(page);
      await page.getByRole('button', { name: 'Another part' }).click();
      await part(page, 2).getByRole('textbox', { name: 'Notes' }).fill('As drawn');
      await choose(page, drawing(`ring-${width}.step`), program);
      await expect(page.getByText(`ring-${width}.step`)).toBeVisible();
      await expect(page.getByText(/Not taken: program\.step\. This is not a STEP/)).toBeVisible();
      await field(page, 'Email').fill('ada@');
      await send(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await field(page, 'Email').fill('ada@example.com');
      await send(page).click();
      await expectSent(page);
      await expect.poll(attachments).toContain(`ring-${width}.step`);
      expect(mails().some(({ text }) => text?.includes('As drawn'))).toBe(true);
      expect(faults).toEqual([]);
    });
  }

  test(
    'shows how much is sent, can be cancelled, and loses nothing by it',
    full,
    async ({ page }) => {
      await visit(page, `${site.origin}/quote`);
      await fillIn(page);
      await choose(
        page,
        drawing('large.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2 ** 20)])),
      );
      await page.route('**/api/quotes', () => new Promise(() => undefined));
      await send(page).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent.');
      await expect(page.getByText('large.pdf')).toBeVisible();
      await page.unroute('**/api/quotes');
      await page.route('**/api/quotes', (route) => route.abort());
      await send(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent');
      await expect(page.getByText('large.pdf')).toBeVisible();
      await expect(part(page, 1).getByRole('textbox', { name: 'Material' })).toHaveValue('42CrMo4');
    },
  );

  test(
    'takes the products of the basket, which is in the header until then',
    full,
    async ({ page }) => {
      await visit(page, `${site.origin}/shop`);
      await expect(page.getByRole('link', { name: /^Quote: / })).toHaveCount(0);
      const add = page.getByRole('link', { name: /^Add to quote/ });
      await add.nth(0).click();
      await add.nth(1).click();
      await page.getByRole('link', { name: 'Quote: 2 parts' }).click();
      await expect(page).toHaveURL(/\/quote$/);
      await expect(part(page, 1).getByLabel('Product from our catalogue')).not.toHaveValue('');
      await expect(part(page, 2).getByLabel('Quantity')).toHaveValue('1');
      await expect(part(page, 3)).toHaveCount(0);
      await part(page, 2).getByRole('button', { name: 'Remove Part 2' }).click();
      await field(page, 'Name').fill('Ada Holt');
      await field(page, 'Email').fill('ada@example.com');
      await send(page).click();
      await expectSent(page);
      await page.goto(`${site.origin}/quote`);
      await expect(page.getByRole('link', { name: /^Quote: / })).toHaveCount(0);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1440]) {
      const details = width < 575 ? full : {};
      test(
        `keeps every row, names a refused file and sends the rest at ${width} px`,
        details,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${site.origin}/shop-details/15`);
          await page
            .getByRole('link', { name: /^Add to quote/ })
            .first()
            .click();
          await expect(part(page, 1).getByLabel('Product from our catalogue')).toHaveValue(/bolts/);
          await expect(part(page, 4)).toHaveCount(0);
          await fillIn(page, { isOpen: true });
          await page.getByRole('button', { name: 'Another part' }).click();
          await expect(part(page, 4)).toBeVisible();
          await expect(part(page, 1).getByLabel('Material')).toHaveValue('42CrMo4');
          await expect(field(page, 'Name')).toHaveValue('Ada Holt');
          await field(page, 'Email').fill('ada@x');
          await choose(page, drawing('ring.step'));
          await send(page).click();
          await expect(page.getByRole('main').getByRole('alert')).toContainText(
            'choose your drawings',
          );
          await expect(part(page, 1).getByLabel('Material')).toHaveValue('42CrMo4');
          await field(page, 'Email').fill('ada@example.com');
          await choose(page, drawing(`plain-${width}.step`), program);
          await field(page, 'Email').press('Enter');
          await expectSent(page);
          await expect(page.getByText(/^program\.step: This is not a STEP/)).toBeVisible();
          await expect.poll(attachments).toContain(`plain-${width}.step`);
        },
      );
    }
  });
});

test.describe('the page for a quote', () => {
  test('has no fault that axe finds', full, async ({ page, faults }) => {
    test.setTimeout(60_000);
    await visit(page, '/quote');
    await choose(page, drawing('ring.step'), program);
    await expect(page.getByText('Not taken')).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('and the shop with a basket has none', full, async ({ page }) => {
    await visit(page, '/shop');
    await page
      .getByRole('link', { name: /^Add to quote/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Quote: 1 part' })).toBeVisible();
    for (const appearance of furtherAppearances) {
      await appear(page, appearance);
      expect(await violations(page)).toEqual([]);
    }
  });
});
