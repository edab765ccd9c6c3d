import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe';
import { asClient, test, type SiteWithMailbox } from './site-with-mailbox';
import { expect, full } from './test';

/** One site: a code counts for its mailbox, whoever asks. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ pictures: 'none', ...asClient(10) });

let site: SiteWithMailbox;
test.beforeAll(({ sharedSite }) => {
  site = sharedSite;
});

const CERTIFICATE = /^Unlock Inspection certificate/;
const MODEL = /^Unlock STEP model/;

/** Follows the link on `/downloads`. @returns the key of the document */
async function goTo(page: Page, link: RegExp): Promise<string> {
  await page.goto(`${site.origin}/downloads`);
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(/\/certificate\/unlock\?file=[\da-f]{16}$/);
  return new URL(page.url()).searchParams.get('file') ?? '';
}

async function unlock(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await expect(otp).toBeVisible();
  await otp.fill(site.mailbox.codeFor(email)!);
  await page.getByRole('button', { name: 'Confirm OTP' }).click();
  await expect(page.getByText(/^Open until/)).toBeVisible();
}

const statusOf = async (page: Page, file?: string) => {
  const query = file ? `?file=${file}` : '';
  return (await page.request.get(`${site.origin}/api/certificate/document${query}`)).status();
};

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1440]) {
    const title = `${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`;
    // The certificate's form, whose parts these are, is tried with scripts.
    test.describe(title, !javaScriptEnabled && width < 575 ? {} : full, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test('one code opens one document', async ({ page }) => {
        const email = `${title.replace(/\W+/g, '-')}@example.com`;
        const certificate = await goTo(page, CERTIFICATE);
        expect(await statusOf(page, certificate)).toBe(401);
        await expect(
          page.getByRole('heading', { level: 1, name: 'Unlock a document' }),
        ).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'Inspection certificate 3.1, specimen' }),
        ).toBeVisible();
        await unlock(page, email);
        await expect(page.locator('iframe')).toHaveAttribute(
          'src',
          `/api/certificate/document?file=${certificate}&language=en-US`,
        );
        expect(await statusOf(page, certificate)).toBe(200);
        expect(await statusOf(page)).toBe(401);

        const model = await goTo(page, MODEL);
        expect(await statusOf(page, model)).toBe(401);
        await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
        await unlock(page, email);
        await expect(page.locator('iframe')).toHaveCount(0);
        const saved = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Save the file' }).click();
        expect((await saved).suggestedFilename()).toBe('stepped-drive-shaft.step');
        // The code for the model has locked the certificate again.
        expect(await statusOf(page, certificate)).toBe(401);

        await page.reload();
        await page.getByRole('button', { name: 'Lock again' }).click();
        await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
        expect(await statusOf(page, model)).toBe(401);
      });
    });
  }
}

test('the steps to a document are accessible', full, async ({ page }) => {
  await goTo(page, MODEL);
  expect(await violationsEverywhere(page)).toEqual([]);
  await unlock(page, 'axe@example.com');
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('a document that is no longer offered says so', full, async ({ page }) => {
  await page.goto(`${site.origin}/certificate/unlock?file=0123456789abcdef`);
  await expect(page.getByText('This document is no longer offered.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Show all documents' }).click();
  await expect(page).toHaveURL(`${site.origin}/downloads`);
});
