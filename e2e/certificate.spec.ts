import { setTimeout } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { violationsEverywhere } from './axe';
import { test, type SiteWithMailbox } from './site-with-mailbox';
import { expect, full } from './test';
import { visit } from './visit';

test.describe.configure({ mode: 'serial' });
test.use({ pictures: 'none' });

let site: SiteWithMailbox;

test.beforeAll(({ sharedSite }) => {
  site = sharedSite;
});

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });
const field = (page: Page, name: 'Company' | 'Email' | 'OTP' | 'Phone') =>
  page.getByRole('textbox', { name });
const click = (page: Page, name: string) => page.getByRole('button', { name }).click();
const unlocked = (page: Page) => page.locator('iframe[title="Unlocked certificate"]');
const open = (page: Page) => visit(page, `${site.origin}/certificate`);
const documentStatus = (page: Page) =>
  page.request.get(`${site.origin}/api/certificate/document`).then((response) => response.status());

async function requestCode(page: Page, email: string) {
  await field(page, 'Email').fill(email);
  await click(page, 'Send OTP');
}

async function enterCode(page: Page, email: string) {
  await field(page, 'OTP').fill(site.mailbox.codeFor(email)!);
  await click(page, 'Confirm OTP');
}

/** Keeps headers and text of everything that the page receives, by path; without what could not be read. */
function recordResponses(page: Page) {
  const seen: Promise<readonly [path: string, text: string] | undefined>[] = [];
  const read = async (response: Response) => {
    const headers = JSON.stringify(await response.allHeaders());
    return [new URL(response.url()).pathname, `${headers}\n${await response.text()}`] as const;
  };
  page.on('response', (response) =>
    // What a page was still receiving when it was left never comes to an end.
    seen.push(Promise.race([read(response).catch(() => undefined), setTimeout(5_000, undefined)])),
  );
  return async () => (await Promise.all(seen)).filter((response) => response !== undefined);
}

test.describe('certificate', () => {
  test('code by mail, one failure, the document, a reload, and locked again after 20 minutes', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const email = 'ada@example.com';
    const responses = recordResponses(page);
    await open(page);
    expect(await documentStatus(page)).toBe(401);

    await requestCode(page, email);
    await expect(toast(page, '✅ OTP has been sent to your email!')).toBeVisible();
    const otp = field(page, 'OTP');
    await expect(otp).toBeFocused();
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(otp).toHaveAttribute('inputmode', 'numeric');
    const code = site.mailbox.codeFor(email)!;
    expect(code).toMatch(/^\d{6}$/);

    await click(page, 'Confirm OTP');
    await expect(toast(page, '❌ Please enter the OTP.')).toHaveRole('alert');
    await otp.fill(code === '000000' ? '111111' : '000000');
    await click(page, 'Confirm OTP');
    await expect(toast(page, '❌ Invalid OTP! Please try again.')).toHaveRole('alert');

    await page.reload();
    await expect(toast(page, 'ℹ️ OTP already sent. Please check your email.')).toBeVisible();
    await enterCode(page, email);
    await expect(toast(page, '✅ OTP verified! Certificate is unlocked.')).toBeVisible();
    await expect(unlocked(page)).toHaveCSS('height', '600px');
    const pdf = await page.request.get(`${site.origin}/api/certificate/document`, {
      headers: { range: 'bytes=0-4' },
    });
    expect([pdf.status(), await pdf.text()]).toEqual([206, '%PDF-']);
    expect(pdf.headers()['cache-control']).toBe('private, no-store, no-transform');

    const remembered = await page.evaluate(() => JSON.stringify(localStorage));
    expect(remembered).not.toContain(email);
    expect(remembered).not.toContain(code);

    await page.clock.install();
    await page.reload();
    await expect(unlocked(page)).toBeVisible();
    await page.clock.fastForward('21:00');
    await expect(toast(page, 'ℹ️ OTP expired. Please request again.')).toBeVisible();
    await page.clock.fastForward('00:04');
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(await documentStatus(page)).toBe(401);

    const read = await responses();
    expect(read.map(([path]) => path)).toEqual(
      expect.arrayContaining(
        ['request', 'verify', 'check-visibility', 'reset'].map(
          (name) => `/api/certificate/${name}`,
        ),
      ),
    );
    for (const [path, text] of read) expect(text, path).not.toContain(code);
  });

  test('goes on with a known code and leads back to its form', full, async ({ page }) => {
    const email = 'joan@example.com';
    const isBack = async () => {
      await expect(field(page, 'Phone')).toBeFocused();
      await expect(toast(page, 'You can request a new code.')).toHaveRole('status');
    };
    await open(page);
    await requestCode(page, email);
    await expect(field(page, 'OTP')).toBeFocused();
    await page.evaluate(() => localStorage.clear());
    await open(page);
    await expect(toast(page, 'ℹ️ OTP already sent. Please check your email.')).toBeVisible();
    await click(page, 'Request a new code');
    await isBack();

    await page.reload();
    await requestCode(page, email);
    await expect(field(page, 'OTP')).toBeFocused();
    await enterCode(page, email);
    await click(page, 'Lock again');
    await isBack();
  });

  test('does not take a visitor back who leaves at the end', full, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await requestCode(page, 'mary@example.com');
    await expect(field(page, 'OTP')).toBeFocused();
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
  });

  test('axe finds nothing at any step', full, async ({ page }) => {
    test.setTimeout(120_000);
    const email = 'axe@example.com';
    await open(page);
    await requestCode(page, 'axe');
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsEverywhere(page), 'a request at fault').toEqual([]);

    await requestCode(page, email);
    await expect(field(page, 'OTP')).toBeFocused();
    await click(page, 'Confirm OTP');
    await expect(toast(page, '❌ Please enter the OTP.')).toBeVisible();
    await page.keyboard.press('Alt+t'); // holds it
    expect(await violationsEverywhere(page), 'the code').toEqual([]);

    await enterCode(page, email);
    await expect(unlocked(page)).toBeVisible();
    expect(await violationsEverywhere(page), 'the document').toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the same steps work with forms', full, async ({ page }) => {
      const email = 'grace@example.com';
      await page.goto(`${site.origin}/certificate`);
      await field(page, 'Company').fill('Acme');
      await requestCode(page, 'grace');
      await expect(field(page, 'Company')).toHaveValue('Acme');
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
      await requestCode(page, email);
      await expect(field(page, 'OTP')).toBeVisible();
      await enterCode(page, email);
      await expect(unlocked(page)).toBeVisible();
      expect(await documentStatus(page)).toBe(200);
      await click(page, 'Lock again');
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      expect(await documentStatus(page)).toBe(401);
    });
  });

  test('a restart keeps what is unlocked and what is locked again', full, async ({ request }) => {
    const post = async (name: string, data: object, cookie = '') => {
      const url = `${site.origin}/api/certificate/${name}`;
      const answer = await request.post(url, { data, headers: { cookie } });
      expect(answer.status()).toBe(200);
      return answer.headers()['set-cookie']?.split(';')[0] ?? '';
    };
    const unlock = async (email: string) => {
      const waiting = await post('request', { email });
      return post('verify', { otp: site.mailbox.codeFor(email) }, waiting);
    };
    const [kept, ended] = [await unlock('kept@example.com'), await unlock('ended@example.com')];
    await post('reset', {}, ended);
    await site.restartSite();
    const statusFor = async (cookie: string) =>
      (await fetch(`${site.origin}/api/certificate/document`, { headers: { cookie } })).status;
    expect(await statusFor(ended)).toBe(401);
    expect(await statusFor(kept)).toBe(200);
  });

  test(
    'invented client IPs do not escape the rate limits behind one proxy',
    full,
    async ({ request }) => {
      const statuses = [];
      for (let i = 0; i < 21; i++) {
        const answer = await request.post(`${site.origin}/api/certificate/request`, {
          data: { email: `many${i}@example.com` },
          // What the visitor invents stands left of what the proxy has written.
          headers: {
            'x-forwarded-for': `198.51.100.${i}, 203.0.113.9`,
            'x-client-ip': `10.9.9.${i}`,
          },
        });
        statuses.push(answer.status());
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.at(-1)).toBe(429);
    },
  );
});
