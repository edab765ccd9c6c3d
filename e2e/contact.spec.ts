import type { Page } from '@playwright/test';
import { press } from './keyboard';
import { startSiteWithMailbox, type SiteWithMailbox } from './site-with-mailbox';
import { expect, test } from './test';
import { visit } from './visit';

const field = (page: Page, name: 'Name' | 'Email' | 'Message') =>
  page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Now' }).click();

async function fillIn(page: Page, email: string) {
  await field(page, 'Name').fill('Ada Holt');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill('Twelve rings, please.');
}

test.describe('enquiry form', () => {
  test('sends a message, and says at a field what is wrong with it', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page, 'ada@');
    await submit(page);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/e-mail address/);

    await field(page, 'Email').fill('ada@example.com');
    await page.route('**/api/enquiries', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await submit(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByText('Your message has been sent successfully!'),
    ).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test('works with the keyboard; a failure keeps every word and names other ways', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await field(page, 'Name').focus();
    for (const text of ['Ada Holt', 'ada@', 'Twelve rings, please.']) {
      await page.keyboard.type(text);
      await press(page, 'Tab');
    }
    await expect(page.getByRole('button', { name: 'Submit Now' })).toBeFocused();
    await press(page, 'Enter');
    const email = field(page, 'Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.route('**/api/enquiries', (route) => route.abort());
    await press(page, 'End');
    await page.keyboard.type('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await press(page, 'Enter');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Your message could not be sent.');
    await expect(failure.getByRole('link')).toHaveCount(2);
    await expect(field(page, 'Message')).toHaveValue('Twelve rings, please.');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('posts, and comes back with its words when something is wrong', async ({ page }) => {
      await page.goto('/contact');
      await fillIn(page, 'ada@x');
      await submit(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message not sent');
      await expect(field(page, 'Message')).toHaveValue('Twelve rings, please.');
      await field(page, 'Email').fill('ada@example.com');
      await submit(page);
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    });
  });
});

test.describe('an enquiry', () => {
  // One client IP: the rate limit counts over all of these.
  test.describe.configure({ mode: 'serial', timeout: 60_000 });

  let site: SiteWithMailbox;
  test.beforeAll(async () => {
    site = await startSiteWithMailbox();
  });
  test.afterAll(() => site?.stop());

  const texts = () => site.mailbox.mails.map(({ text }) => text).join();

  test('subject and phone of a consultation stand in its message', async ({ page }) => {
    await visit(page, `${site.origin}/home-2`);
    const form = page.getByRole('form', { name: 'Get a free consultation' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Holt');
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await form.getByRole('combobox', { name: 'Subject' }).selectOption('Architecture');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0114 4960180');
    await form.getByRole('textbox', { name: 'Message' }).fill('Forty nodes, please.');
    await form.getByRole('button', { name: 'Submit Now' }).click();
    await expect(form.getByText('Your message has been sent successfully!')).toBeVisible();
    await expect
      .poll(texts)
      .toMatch(/Subject: Architecture\s+Phone: 0114 4960180\s+Forty nodes, please\./);
  });

  test('an enquiry survives kill -9 of the content service right after its reply', async ({
    request,
  }) => {
    const message = 'This must not be lost.';
    const response = await request.post(`${site.origin}/api/enquiries`, {
      data: { name: 'Ada', email: 'ada@example.com', message },
    });
    await site.killContent();
    expect(response.status()).toBe(200);
    await site.restartContent();
    await expect.poll(texts, { timeout: 20_000 }).toContain(message);
    expect(site.mailbox.mails.at(-1)?.replyTo?.[0]?.address).toBe('ada@example.com');
  });

  test('invented client IPs do not escape the rate limits without a proxy', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const { status } = await fetch(`${site.origin}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
        body: '{}',
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
