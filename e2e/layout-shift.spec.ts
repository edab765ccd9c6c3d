import type { Page } from '@playwright/test';
import { pages } from './pages';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { waitForScripts } from './visit';

/** The longest texts of the demo company, and the shortest. */
const PATHS = ['/', '/home-1', '/faq', '/about', '/blog-single/1', '/cart'];

/** Shown as 0.000. */
const MOST = 0.0005;

/** By the fonts, whose stand-in is as wide as they are on the whole, but not in each line. */
const MOST_BY_FONTS = 0.02;

/** A processor six times slower, and files of a kind that come late. */
async function slowDown(page: Page, late: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route(late, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
}

/** @returns adds up the shifts that nobody caused, so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
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
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** Scrolls to the end with the wheel. @returns the shifts meanwhile */
async function shiftWhileScrolling(page: Page, path: string): Promise<number> {
  const shift = await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForTimeout(1_500); // most late files are still on their way
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4);
  while (!(await atEnd())) await page.mouse.wheel(0, 300);
  await untilAllArrived(page);
  return shift();
}

/** Lets the fonts come once the page has been painted with others. @returns the shifts by then */
async function shiftByFonts(page: Page, path: string): Promise<number> {
  const shift = await watchShifts(page);
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2*', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await page.waitForLoadState('domcontentloaded');
  const font = page.waitForResponse(/\.woff2/);
  release();
  await (await font).finished();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return shift();
}

for (const [path, place] of [
  ['/home-1', 'section:has(#construction-heading)'],
  ['/portfolio', 'a[data-lightbox-index="0"]'],
] as const) {
  test(
    `a picture of ${path} has its size before what follows is parsed`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const picture = page.locator(place).locator('img').first();
      await page.goto(path);
      const whole = await picture.boundingBox();
      const tag = await picture.evaluate((image) => `alt="${image.getAttribute('alt')}"`);
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const end = html.indexOf('>', html.indexOf(tag, html.indexOf('<main'))) + 1;
        await route.fulfill({ response, body: html.slice(0, end) });
      });
      await page.goto(path);
      expect(await picture.boundingBox()).toEqual(whole);
    },
  );
}

test(
  'a page of a service with one picture does not move when the fonts come late',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 844 });
    expect(await shiftByFonts(page, '/service-details/8')).toBeLessThan(0.002);
  },
);

test.describe('on a phone nothing moves when the scripts take a page over', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of pages) {
    test(`on ${path}`, path === '/quote' ? {} : full, async ({ page }) => {
      const shift = await watchShifts(page);
      await page.goto(path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      const byFonts = await shift();
      await page.mouse.wheel(0, 300);
      await waitForScripts(page);
      // What effects change shows in the next frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      });
      expect((await shift()) - byFonts).toBeLessThan(MOST);
    });
  }
});

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
        expect(await shiftWhileScrolling(page, path)).toBeLessThan(MOST);
      });
    }
  }

  for (const path of pages) {
    test(`on ${path} when the fonts arrive`, full, async ({ page }) => {
      expect(await shiftByFonts(page, path)).toBeLessThan(MOST_BY_FONTS);
    });
  }
});
