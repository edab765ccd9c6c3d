import { setTimeout } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { violationsEverywhere } from './axe';
import { startSiteWithMailbox, type SiteWithMailbox } from './site-with-mailbox';
import { expect, test } from './test';
import { visit } from './visit';

test.describe.configure({ mode: 'serial' });

let site: SiteWithMailbox;

test.beforeAll(async () => {
  site = await startSiteWithMailbox({ TRUST_PROXY: '1' });
});
test.afterAll(() => site?.stop());

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });
const documentStatus = (page: Page) =>
  page.request.get(`${site.origin}/api/certificate/document`).then((response) => response.status());

/** Keeps headers and text of everything that the page receives. */
function recordResponses(page: Page) {
  const seen: Promise<string>[] = [];
  const read = async (response: Response) =>
    `${JSON.stringify(await response.allHeaders())}\n${await response.text()}`;
  page.on('response', (response) =>
    // What a page was still receiving when it was left never comes to an end.
    seen.push(Promise.race([read(response).catch(() => ''), setTimeout(5_000, '')])),
  );
  return () => Promise.all(seen);
}

test.describe('certificate', () => {
  test('code by mail, one failure, the document, a reload, and locked again after 20 minutes', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const email = 'ada@example.com';
    const responses = recordResponses(page);
    await visit(page, `${site.origin}/certificate`);
    expect(await documentStatus(page)).toBe(401);

    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(toast(page, '✅ OTP has been sent to your email!')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'OTP' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    const code = site.mailbox.codeFor(email)!;
    expect(code).toMatch(/^\d{6}$/);

    const confirm = page.getByRole('button', { name: 'Confirm OTP' });
    await confirm.click();
    await expect(toast(page, '❌ Please enter the OTP.')).toHaveRole('alert');
    await field.fill(code === '000000' ? '111111' : '000000');
    await confirm.click();
    await expect(toast(page, '❌ Invalid OTP! Please try again.')).toHaveRole('alert');

    await page.reload();
    await expect(toast(page, 'ℹ️ OTP already sent. Please check your email.')).toBeVisible();
    await field.fill(code);
    await confirm.click();
    await expect(toast(page, '✅ OTP verified! Certificate is unlocked.')).toBeVisible();
    const frame = page.locator('iframe[title="Unlocked certificate"]');
    await expect(frame).toHaveCSS('height', '600px');
    await page.reload();
    await expect(frame).toBeVisible();
    const pdf = await page.request.get(`${site.origin}/api/certificate/document`, {
      headers: { range: 'bytes=0-4' },
    });
    expect([pdf.status(), await pdf.text()]).toEqual([206, '%PDF-']);
    expect(pdf.headers()['cache-control']).toBe('private, no-store');

    const remembered = await page.evaluate(() => JSON.stringify(localStorage));
    expect(remembered).not.toContain(email);
    expect(remembered).not.toContain(code);

    await page.clock.install();
    await page.reload();
    await expect(frame).toBeVisible();
    await page.clock.fastForward('21:00');
    await expect(toast(page, 'ℹ️ OTP expired. Please request again.')).toBeVisible();
    await page.clock.fastForward('00:04');
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(await documentStatus(page)).toBe(401);

    for (const response of await responses()) expect(response).not.toContain(code);
  });

  /** Requests a code; the field for it has the focus. */
  async function requestCode(page: Page, email: string) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  }

  test(
    'goes on where the site knows of a code, and each way back leads to the first field',
    { tag: '@full' },
    async ({ page }) => {
      const email = 'joan@example.com';
      const isBack = async () => {
        await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
        await expect(toast(page, 'You can request a new code.')).toHaveRole('status');
      };
      await visit(page, `${site.origin}/certificate`);
      await requestCode(page, email);
      await page.evaluate(() => localStorage.clear());
      await visit(page, `${site.origin}/certificate`);
      await expect(toast(page, 'ℹ️ OTP already sent. Please check your email.')).toBeVisible();
      await page.getByRole('button', { name: 'Request a new code' }).click();
      await isBack();

      await page.reload();
      await requestCode(page, email);
      await page.getByRole('textbox', { name: 'OTP' }).fill(site.mailbox.codeFor(email)!);
      await page.getByRole('button', { name: 'Confirm OTP' }).click();
      await page.getByRole('button', { name: 'Lock again' }).click();
      await isBack();
    },
  );

  test(
    'who goes on to another page after 20 minutes gets there, however slowly it comes',
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, `${site.origin}/certificate`);
      await requestCode(page, 'mary@example.com');
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/contact?_rsc=*', async (route) => {
        await answered;
        await route.continue();
      });
      await page.evaluate(() => (document.documentElement.dataset.loaded = 'once'));
      await page.clock.fastForward('21:00');
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByRole('link', { name: 'Contact' }).press('Enter');
      await page.clock.fastForward('00:04');
      answer();
      await expect(page).toHaveURL(`${site.origin}/contact`);
      const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
      await message.fill('Twelve flanges, please.');
      await page.clock.fastForward('00:04');
      await setTimeout(500);
      await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
      await expect(message).toHaveValue('Twelve flanges, please.');
    },
  );

  test(
    'axe finds nothing at any step, in any width or colour scheme',
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const email = 'axe@example.com';
      await visit(page, `${site.origin}/certificate`);
      await page.getByRole('textbox', { name: 'Email' }).fill('axe');
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      expect(await violationsEverywhere(page), 'a request at fault').toEqual([]);

      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
      await page.getByRole('button', { name: 'Confirm OTP' }).click();
      await expect(toast(page, '❌ Please enter the OTP.')).toBeVisible();
      await page.keyboard.press('Alt+t'); // holds it
      expect(await violationsEverywhere(page), 'the code').toEqual([]);

      await page.getByRole('textbox', { name: 'OTP' }).fill(site.mailbox.codeFor(email)!);
      await page.getByRole('button', { name: 'Confirm OTP' }).click();
      await expect(page.locator('iframe[title="Unlocked certificate"]')).toBeVisible();
      expect(await violationsEverywhere(page), 'the document').toEqual([]);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the same way leads over forms', async ({ page }) => {
      const email = 'grace@example.com';
      await page.goto(`${site.origin}/certificate`);
      await page.getByRole('textbox', { name: 'Company' }).fill('Acme');
      await page.getByRole('textbox', { name: 'Email' }).fill('grace');
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
      await page.getByRole('textbox', { name: 'OTP' }).fill(site.mailbox.codeFor(email)!);
      await page.getByRole('button', { name: 'Confirm OTP' }).click();
      await expect(page.locator('iframe[title="Unlocked certificate"]')).toBeVisible();
      expect(await documentStatus(page)).toBe(200);
      await page.getByRole('button', { name: 'Lock again' }).click();
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      expect(await documentStatus(page)).toBe(401);
    });
  });

  test(
    'a restart forgets neither what was unlocked nor what was locked again',
    { tag: '@full' },
    async ({ request }) => {
      const post = async (name: string, data: object, cookie = '') => {
        const answer = await request.post(`${site.origin}/api/certificate/${name}`, {
          data,
          headers: { cookie },
        });
        expect(answer.status()).toBe(200);
        return answer.headers()['set-cookie']?.split(';')[0] ?? '';
      };
      const unlocked = async (email: string) => {
        const waiting = await post('request', { email });
        return post('verify', { otp: site.mailbox.codeFor(email) }, waiting);
      };
      const [kept, ended] = [
        await unlocked('kept@example.com'),
        await unlocked('ended@example.com'),
      ];
      await post('reset', {}, ended);
      await site.restartSite();
      const statusFor = async (cookie: string) =>
        (await fetch(`${site.origin}/api/certificate/document`, { headers: { cookie } })).status;
      expect(await statusFor(ended)).toBe(401);
      expect(await statusFor(kept)).toBe(200);
    },
  );

  test('invented client IPs do not escape the rate limits behind one proxy', async ({
    request,
  }) => {
    const ask = (i: number) =>
      request.post(`${site.origin}/api/certificate/request`, {
        data: { email: `many${i}@example.com` },
        // What the visitor invents stands left of what the proxy has written.
        headers: {
          'x-forwarded-for': `198.51.100.${i}, 203.0.113.9`,
          'x-client-ip': `10.9.9.${i}`,
        },
      });
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await ask(i)).status());
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
