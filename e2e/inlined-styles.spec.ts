import type { Page } from '@playwright/test';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { visit } from './visit';

/** Every style sheet that the page has asked for so far. */
function sheetsOf(page: Page): string[] {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  return sheets;
}

/** Where the page's headings stand, which every sheet has its part in. */
const places = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => {
      const { x, y, width } = heading.getBoundingClientRect();
      const { fontSize, color } = getComputedStyle(heading);
      return [heading.textContent, x, Math.round(y + scrollY), width, fontSize, color];
    }),
  );

test.describe('inlined styles', full, () => {
  test('come with the page and are not loaded again by scripts', async ({ page }) => {
    const sheets = sheetsOf(page);
    await visit(page, '/blog');
    await untilAllArrived(page);
    expect(sheets).toEqual([]);
  });

  test('give a page the same look after a soft navigation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/shop');
    await untilAllArrived(page);
    const direct = await places(page);
    const sheets = sheetsOf(page);
    await visit(page, '/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy');
    await expect.poll(() => places(page)).toEqual(direct);
    expect(sheets).not.toEqual([]);
  });
});
