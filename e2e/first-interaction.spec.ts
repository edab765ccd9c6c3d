import type { Page } from '@playwright/test';
import { startOwnSite } from './own-site';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { waitForScripts } from './visit';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, pictures: 'none' });

const wakes: Record<string, (page: Page) => Promise<unknown>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).tap(),
  'a pointer over a link': (page) => page.getByRole('banner').getByRole('link').first().hover(),
  'a scroll': (page) => page.evaluate(() => window.scrollTo(0, 10)),
  // No pointer event comes from what is dragged.
  'a file held over the page': (page) => page.dispatchEvent('body', 'dragenter'),
  'focus on a field': (page) => page.getByRole('textbox').first().focus(),
};

test.describe('first interaction', () => {
  for (const [name, wake] of Object.entries(wakes)) {
    test(`${name} loads the scripts`, full, async ({ page }) => {
      await page.goto('/contact');
      await wake(page);
      await waitForScripts(page);
    });
  }

  test('a link clicked once scripts run leads on without a new document', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL('/service');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a page is prefetched once the pointer is on its link', full, async ({ page }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) ahead.push(new URL(request.url()).pathname);
    });
    await page.goto('/about');
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    await untilAllArrived(page);
    expect(ahead).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().hover();
    await expect.poll(() => new Set(ahead)).toEqual(new Set(['/service']));
  });

  test('a cart that the browser holds shows without an interaction', full, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'cart',
        JSON.stringify([{ id: 7, title: 'Spur gear', quantity: 4, finalPrice: 10 }]),
      ),
    );
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Cart, 4 pieces, $40.00' })).toBeVisible();
  });

  test('a variable makes scripts load at once', full, async ({ page }) => {
    test.slow(); // two programs start
    const site = await startOwnSite({ DEFER_SCRIPTS: 'off' });
    try {
      await page.goto(`${site.origin}/about`);
      await waitForScripts(page);
    } finally {
      await site.stop();
    }
  });
});
