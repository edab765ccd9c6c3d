import type { Page } from '@playwright/test';
import { expect, full, test } from './test';

/** The longest texts of the demo company, and the shortest. */
const PATHS = ['/', '/home-1', '/faq', '/about', '/blog-single/1', '/cart'];

/** In an article a text behind a link begins elsewhere in its line with another font. */
const mostOn = (path: string) => (path.startsWith('/blog-single') ? 0.02 : 0.005);

/** A processor six times slower, and files of a kind that come late. */
async function slowDown(page: Page, late: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route(late, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
}

/** Scrolls to the end with the wheel. @returns the shifts that nobody caused, added up */
async function shiftWhileScrolling(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForTimeout(1_500); // most late files are still on their way
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4);
  while (!(await atEnd())) await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

test.describe('on a slow phone nothing moves by itself', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.describe.configure({ timeout: 60_000 });

  for (const [what, late] of [
    ['scripts', '**/*.js?*'],
    ['fonts', '**/*.woff2*'],
  ] as const) {
    for (const path of PATHS) {
      test(`on ${path} while the ${what} are late`, full, async ({ page }) => {
        await slowDown(page, late);
        expect(await shiftWhileScrolling(page, path)).toBeLessThan(mostOn(path));
      });
    }
  }
});
