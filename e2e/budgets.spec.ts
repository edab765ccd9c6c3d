import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { dynamicPaths, routes } from '@/lib/routes';
import { inlinedCss } from '@/lib/testing/inlined-css';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from './test';
import { kilobytes, listed, recordTransfers, type Transfer } from './transfers';
import { scriptsAnswer } from './visit';

/** A phone as Lighthouse has it. */
test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

async function firstView(page: Page, path: string): Promise<Transfer[]> {
  const transfers = await recordTransfers(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return transfers;
}

/** The addresses of the pictures of which some part is on the screen. */
const picturesOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const inView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return inView && image.checkVisibility();
      })
      .map((image) => image.currentSrc),
  );

for (const { path } of routes) {
  test(`${path} keeps to the budget of a first view`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const transfers = await firstView(page, path);
    const budget = budgets.firstView;
    if (!dynamicPaths.includes(path)) {
      expect(kilobytes(transfers, 'Script')).toBeLessThanOrEqual(budget.javascript);
    }
    const css = kilobytes(transfers, 'Stylesheet') + (await inlinedCss(page)) / 1024;
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(budget.css);
    expect(kilobytes(transfers, 'Font')).toBeLessThanOrEqual(budget.fonts);
    const onScreen = await picturesOnScreen(page);
    const pictures = transfers.filter(({ type }) => type === 'Image');
    const shown = pictures.filter(({ url }) => onScreen.includes(url));
    expect(kilobytes(shown), listed(shown)).toBeLessThanOrEqual(budget.firstScreenPictures);
    for (const { url, contentType } of pictures) {
      expect(contentType, url).toMatch(/^image\/(avif|svg\+xml|x-icon)/);
    }
    const first = page.locator('link[rel=preload][as=image][fetchpriority=high]');
    expect(await first.count()).toBeLessThanOrEqual(1);
    expect(warnings).toEqual([]);
  });
}

test('the home page is light, and stays so down to its end', async ({ page }) => {
  // Carousels that run fetch more for as long as one looks; here they wait for the visitor.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transfers = await firstView(page, '/');
  expect(kilobytes(transfers), listed(transfers)).toBeLessThanOrEqual(budgets.home.firstView);
  expect(transfers.length, listed(transfers)).toBeLessThanOrEqual(budgets.home.requests);
  const end = () =>
    page.evaluate(() => {
      window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(end, { intervals: [100], timeout: 20_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(kilobytes(transfers), listed(transfers)).toBeLessThanOrEqual(budgets.home.scrolled);
});

test('what every page needs after the first interaction is little more than Next.js', async ({
  page,
}) => {
  const transfers = await firstView(page, '/privacy');
  await page.keyboard.press('Shift');
  await scriptsAnswer(page);
  await page.waitForLoadState('networkidle');
  const scripts = transfers.filter(({ type }) => type === 'Script');
  const bodies = await Promise.all(
    scripts.map(async ({ url }) => (await page.request.get(url)).body()),
  );
  const compressed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  const { bareNextPage, above } = budgets.afterInteraction;
  expect(compressed).toBeGreaterThan(0);
  expect(compressed).toBeLessThanOrEqual(bareNextPage + above);
});
