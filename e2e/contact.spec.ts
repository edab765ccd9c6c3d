import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe';
import { press } from './keyboard';
import { asClient, startSiteWithMailbox, test, type SiteWithMailbox } from './site-with-mailbox';
import { expect, full } from './test';
import { visit } from './visit';

const field = (page: Page, name: 'Name' | 'Email' | 'Message') =>
  page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Now' }).click();

const textsIn = ({ mails }: SiteWithMailbox['mailbox']) => mails.map(({ text }) => text).join();

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

  test(
    'works with the keyboard; a failure keeps every word and names other ways',
    full,
    async ({ page }) => {
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
      await expect(failure).toContainText('No answer came');
      await expect(failure.getByRole('link')).toHaveCount(2);
      await expect(field(page, 'Message')).toHaveValue('Twelve rings, please.');
    },
  );

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

    test('keeps what it is about through a failed post', full, async ({ page }) => {
      await page.goto('/contact?about=product:15');
      await fillIn(page, 'ada@x');
      await submit(page);
      await expect(page).toHaveURL('/contact/result');
      await expect(page.getByText('Your message is about Hexagon bolts')).toBeVisible();
    });
  });
});

test.describe('the contact page about a product', () => {
  test(
    'is opened by “Ask for a price”, and is found as the contact page',
    full,
    async ({ page, faults }) => {
      await visit(page, '/shop-details/15');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('link', { name: 'Ask for a price' }).click();
      await expect(page).toHaveURL('/contact?about=product:15');
      const form = page.getByRole('form');
      await expect(form.getByText(`Your message is about ${title}.`)).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
      // The browser gives up its transition to a page that is rendered for this visitor.
      expect(faults.filter((fault) => !/transition/i.test(fault))).toEqual([]);
      expect(await violationsEverywhere(page)).toEqual([]);
    },
  );

  test('leaves the contact page stored, and repeats no words of a link', async ({ request }) => {
    const about = await request.get('/contact?about=product:15');
    const plain = await request.get('/contact');
    expect(about.headers()['cache-control']).toBe('private, no-cache');
    expect(plain.headers()['cache-control']).toContain('s-maxage');
    expect(await plain.text()).not.toContain('Your message is about');
    const unknown = await request.get('/contact?about=product:15%20written-by-a-stranger');
    expect(unknown.status()).toBe(200);
    expect(await unknown.text()).not.toMatch(/Your message is about/);
  });
});

test.describe('a consultation', () => {
  test.use({ pictures: 'none', ...asClient(30) });

  test(
    'subject and phone of a consultation stand in its message',
    full,
    async ({ page, sharedSite: { origin, mailbox } }) => {
      await visit(page, `${origin}/home-2`);
      const form = page.getByRole('form', { name: 'Get a free consultation' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Ada Holt');
      await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await form.getByRole('combobox', { name: 'Subject' }).selectOption('Architecture');
      await form.getByRole('textbox', { name: 'Phone' }).fill('0114 4960180');
      await form.getByRole('textbox', { name: 'Message' }).fill('Forty nodes, please.');
      await form.getByRole('button', { name: 'Submit Now' }).click();
      await expect(form.getByText('Your message has been sent successfully!')).toBeVisible();
      await expect
        .poll(() => textsIn(mailbox))
        .toMatch(/Subject: Architecture\s+Phone: 0114 4960180\s+Forty nodes, please\./);
    },
  );
});

test.describe('an enquiry', () => {
  // One client IP: the rate limit counts over all of these.
  test.describe.configure({ mode: 'serial', timeout: 60_000 });
  test.use({ pictures: 'none' });

  let site: SiteWithMailbox;
  test.beforeAll(async () => {
    site = await startSiteWithMailbox();
  });
  test.afterAll(() => site?.stop());

  const texts = () => textsIn(site.mailbox);

  test('what an enquiry is about stands in its message', full, async ({ page }) => {
    await visit(page, `${site.origin}/contact?about=service:1&utm_source=mail`);
    await fillIn(page, 'ada@example.com');
    await submit(page);
    await expect(page.getByRole('form').getByText('has been sent successfully!')).toBeVisible();
    await expect.poll(texts).toMatch(/About: Closed-die forging\s+Twelve rings, please\./);
  });

  test(
    'an enquiry survives kill -9 of the content service right after its reply',
    full,
    async ({ request }) => {
      const message = 'This must not be lost.';
      const response = await request.post(`${site.origin}/api/enquiries`, {
        data: { name: 'Ada', email: 'ada@example.com', message },
      });
      await site.killContent();
      expect(response.status()).toBe(200);
      await site.restartContent();
      await expect.poll(texts, { timeout: 20_000 }).toContain(message);
      const sent = site.mailbox.mails.find(({ text }) => text?.includes(message));
      expect(sent?.replyTo?.[0]?.address).toBe('ada@example.com');
      await expect
        .poll(() => site.mailbox.mails.some(({ to }) => to?.[0]?.address === 'ada@example.com'))
        .toBe(true);
    },
  );

  test('invented client IPs do not escape the rate limits without a proxy', full, async () => {
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
