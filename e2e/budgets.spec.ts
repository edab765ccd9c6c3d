import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { phone } from './phone';
import { untilAllArrived } from './requests';
import { expect, test } from './test';
import { kilobytes, listed, recordTransfers, type Transfer } from './transfers';
import { waitForScripts } from './visit';

test.use({ ...phone, pictures: 'real' });

async function firstView(page: Page, path: string): Promise<Transfer[]> {
  const transfers = await recordTransfers(page);
  await page.goto(path);
  await untilAllArrived(page);
  return transfers;
}

test.describe('budget', () => {
  test('the home page is light, and stays so down to its end', async ({ page }) => {
    test.setTimeout(120_000);
    // Carousels that run fetch more for as long as one looks; here they wait for the visitor.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const end = () =>
      page.evaluate(() => {
        window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      });
    // The first visitors get files as they were compressed quickly.
    await expect(async () => {
      const transfers = await firstView(page, '/');
      expect(kilobytes(transfers), listed(transfers)).toBeLessThanOrEqual(budgets.home.firstView);
      expect(transfers.length, listed(transfers)).toBeLessThanOrEqual(budgets.home.requests);
      await expect.poll(end, { intervals: [100], timeout: 20_000 }).toBe(true);
      await untilAllArrived(page);
      expect(kilobytes(transfers), listed(transfers)).toBeLessThanOrEqual(budgets.home.scrolled);
    }).toPass({ timeout: 100_000 });
  });

  test('what every page needs after the first interaction is little more than Next.js', async ({
    page,
  }) => {
    const transfers = await firstView(page, '/privacy');
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    await untilAllArrived(page);
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const bodies = await Promise.all(
      scripts.map(async ({ url }) => (await page.request.get(url)).body()),
    );
    const compressed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
    const { bareNextPage, above } = budgets.afterInteraction;
    expect(compressed).toBeGreaterThan(0);
    expect(compressed).toBeLessThanOrEqual(bareNextPage + above);
  });
});
