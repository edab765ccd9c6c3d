import type { Page } from '@playwright/test';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { scrollTo, visit } from './visit';

/** The first words of all that is there but cannot be seen. */
const invisible = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-reveal]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map((element) => element.textContent.slice(0, 40)),
    );

test.use({ viewport: { width: 390, height: 844 } });

test.describe('reveal on scroll', full, () => {
  test('what comes into view later is hidden until then, but not on paper', async ({ page }) => {
    await visit(page, '/');
    await expect.poll(() => invisible(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await invisible(page)).toEqual([]);
  });

  test('nothing is missing after a jump to the end and back', async ({ page }) => {
    await visit(page, '/');
    await expect.poll(() => invisible(page)).not.toEqual([]);
    await scrollTo(page, 1_000_000);
    const missing = () =>
      page
        .getByRole('main')
        .locator('[data-reveal]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return bottom > 0 && top < innerHeight && getComputedStyle(element).opacity !== '1';
            })
            .map((element) => element.textContent.slice(0, 40)),
        );
    // By steps, not to places: what lies above gets its true height on the way.
    const goBack = () =>
      page.evaluate(() => {
        window.scrollBy({ top: -500, behavior: 'instant' });
        return scrollY;
      });
    while ((await goBack()) > 0) await expect.poll(missing).toEqual([]);
  });

  test('nothing is hidden where the script that shows it does not come', async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    let refused = 0;
    await page.route('**/_next/static/**/*.js*', (route) => {
      if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
      refused += 1;
      return route.abort();
    });
    await visit(page, '/');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await untilAllArrived(page);
    expect(await invisible(page)).toEqual([]);
  });
});
