import type { Page } from '@playwright/test';
import { SCRIPT_URL, startCaptchaProvider } from './captcha-provider';
import { startOwnSite, type OwnSite } from './own-site';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { visit } from './visit';

// One site, one client IP: the limits count over all of these.
test.describe.configure({ mode: 'serial' });
test.use({ pictures: 'none' });

let provider: Awaited<ReturnType<typeof startCaptchaProvider>>;
let site: OwnSite;

test.beforeAll(async () => {
  provider = await startCaptchaProvider();
  site = await startOwnSite({
    RECAPTCHA_SITE_KEY: 'a-site-key',
    RECAPTCHA_SECRET: 'a-secret',
    RECAPTCHA_VERIFY_URL: provider.verifyUrl,
  });
});
test.afterAll(() => Promise.all([site?.stop(), provider?.stop()]));

async function write(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Holt');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twelve rings, please.');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Now' }).click();
const sent = (page: Page) =>
  page.getByRole('form').getByText('Your message has been sent successfully!');

test.describe('captcha', full, () => {
  test('loads on first use, and a message that passed it is accepted', async ({
    page,
    context,
    faults,
  }) => {
    const asked = await provider.standIn(context);
    await visit(page, `${site.origin}/contact`);
    await expect(page.getByText('A human check by Google reCAPTCHA loads when')).toBeVisible();
    await untilAllArrived(page);
    expect(asked).toEqual([]);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect.poll(() => asked).toHaveLength(1);
    await write(page);
    await submit(page);
    await expect(sent(page)).toBeVisible();
    expect(provider.verified).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('gives a message that is sent again a fresh token', async ({ page, context }) => {
    await provider.standIn(context);
    await page.clock.install();
    await visit(page, `${site.origin}/contact`);
    await write(page);
    const tokens: string[] = [];
    await page.route('**/api/enquiries', (route) => {
      tokens.push((route.request().postDataJSON() as { recaptchaToken: string }).recaptchaToken);
      return tokens.length === 1 ? route.abort() : route.continue();
    });
    await page.clock.runFor(3_000);
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No answer came');
    await page.clock.runFor('02:01');
    await submit(page);
    await expect(sent(page)).toBeVisible();
    const [first, second] = tokens.map((token) => Number(token.replace('human-', '')));
    expect(second! - first!).toBeGreaterThan(120_000);
    expect(provider.verified.at(-1)).toBe(tokens[1]);
  });

  test('delays a message by ten seconds if its script hangs', async ({ page, context }) => {
    await context.route(SCRIPT_URL, () => undefined);
    await page.clock.install();
    await visit(page, `${site.origin}/contact`);
    await write(page);
    await submit(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.clock.runFor(9_000);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.clock.runFor(3_000);
    await expect(sent(page)).toBeVisible();
  });

  test('lets messages through without its script, but fewer', async ({ page, context }) => {
    await context.route(SCRIPT_URL, (route) => route.abort());
    await visit(page, `${site.origin}/contact`);
    await write(page);
    await expect(page.getByText('The human check could not be loaded.')).toBeVisible();
    await submit(page);
    await expect(sent(page)).toBeVisible();
    await page.reload();
    await visit(page, `${site.origin}/contact`);
    await write(page);
    await submit(page);
    await expect(sent(page)).toBeVisible();
    await write(page);
    await submit(page);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Please wait a few minutes, or call us.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Twelve rings, please.',
    );
  });

  test('starts no view transition, which would move the focus', async ({ page, context }) => {
    const asked = await provider.standIn(context);
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transition = 'yes';
        return start(update);
      };
    });
    await visit(page, `${site.origin}/contact`);
    await write(page);
    await expect.poll(() => asked).toHaveLength(1);
    await untilAllArrived(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  });

  test('a token that the provider does not know is refused', async ({ request }) => {
    const answer = await request.post(`${site.origin}/api/enquiries`, {
      data: { name: 'Ada', email: 'ada@example.com', message: 'Hello', recaptchaToken: 'invented' },
    });
    expect(answer.status()).toBe(502);
  });
});
