import type { Page } from '@playwright/test';
import { productPath } from '@/lib/pages/routes/paths';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
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

test.use({ viewport: { width: 390, height: 844 } });

test.describe('scroll position', full, () => {
  // Sections that have not been near the screen have an estimated height only.
  test('a page that is loaded anew is at the same place', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await untilAllArrived(page);
    await scrollThrough(page);
    await scrollTo(page, 2600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2600);
    const before = await place(page);
    await page.reload();
    await untilAllArrived(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const { text, top } = await place(page);
    expect(text).toBe(before.text);
    expect(Math.abs(top - before.top)).toBeLessThan(200);
  });

  const offset = (page: Page, id: string) =>
    page.evaluate(
      (target) => Math.round(document.getElementById(target)?.getBoundingClientRect().top ?? -1),
      id,
    );

  for (const { from, link, id } of [
    { from: '/contact', link: 'View on the map', id: 'map' },
    { from: productPath({ id: 1 }), link: 'reviews', id: 'reviews' },
  ]) {
    test(`on ${from} a link leads to what it names, past sections that are not laid out yet`, async ({
      page,
    }) => {
      await page.goto(from);
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expect.poll(() => offset(page, id)).toBeGreaterThanOrEqual(0);
      await expect.poll(() => offset(page, id)).toBeLessThan(200);
    });
  }

  test('a link leads to a tab that scripts have hidden', async ({ page }) => {
    await visit(page, productPath({ id: 1 }));
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'reviews' }).first().press('Enter');
    await expect.poll(() => offset(page, 'reviews')).toBeGreaterThan(0);
    await expect.poll(() => offset(page, 'reviews')).toBeLessThan(200);
    await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeFocused();
  });

  test('a URL with a fragment leads to what it names', async ({ page }) => {
    await page.goto('/contact#map');
    await expect.poll(() => offset(page, 'map')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => offset(page, 'map')).toBeLessThan(200);
  });

  test('the way back to the top floats over the page', async ({ page }) => {
    await visit(page, '/about');
    await scrollTo(page, 1500);
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeInViewport();
  });
});
