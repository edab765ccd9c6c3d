import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { scrollThrough, scrollTo, visit } from './visit';

/** What stands in the middle of the screen: the last heading above it, and how far up, in px. */
const place = (page: Page) =>
  page.evaluate(() => {
    const middle = innerHeight / 2;
    const above = [...document.querySelectorAll('main h2, main h3, footer h2')]
      .map((heading) => ({ text: heading.textContent, top: heading.getBoundingClientRect().top }))
      .filter(({ top }) => top <= middle);
    return above.at(-1) ?? { text: null, top: 0 };
  });

// Bands that have not been near the screen have no more than about their height.
test('a page that is loaded anew is at the same place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await scrollTo(page, 2600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2600);
  const before = await place(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const { text, top } = await place(page);
  expect(text).toBe(before.text);
  expect(Math.abs(top - before.top)).toBeLessThan(200);
});

test('a link into a page leads to what it names, past bands that were never seen', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    const target = [...document.querySelectorAll('main > section')].at(-1);
    if (target) target.id = 'far';
    location.hash = 'far';
  });
  const offset = () =>
    page.evaluate(() =>
      Math.round(document.getElementById('far')?.getBoundingClientRect().top ?? -1),
    );
  await expect.poll(offset).toBeGreaterThanOrEqual(0);
  await expect.poll(offset).toBeLessThan(200);
});

test('the way back to the top floats over the page', async ({ page }) => {
  await visit(page, '/about');
  await scrollTo(page, 1500);
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeInViewport();
});
