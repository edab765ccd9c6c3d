import { expectToFit } from './axe';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('search', () => {
  test('finds a product by its part number, a size and a misspelt word', async ({
    page,
    faults,
  }) => {
    await page.goto('/search');
    await expect(page.getByText('What are you looking for?')).toBeVisible();
    const field = page.getByRole('main').getByRole('searchbox');
    for (const [words, kind] of [
      ['80 MN', 'Services'],
      ['crankshft', 'Products'],
    ] as const) {
      await field.fill(words);
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible();
      await expect(field).toHaveValue(words);
      await expect(page.locator('main mark').first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  test('says when nothing was found, and where to go on', full, async ({ page }) => {
    await page.goto('/search?q=%3Cqqq%3Ezzzz');
    await expect(page.getByRole('status').first()).toContainText(
      'Nothing was found for “<qqq>zzzz”.',
    );
    await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('suggests while somebody types, one request at a time', full, async ({ page }) => {
    let open = 0;
    let most = 0;
    await page.route('**/api/search?*', async (route) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 300));
      open--;
      await route.continue();
    });
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.pressSequentially('crankshaft', { delay: 120 });
    const crankshaft = page.getByRole('link', { name: /crankshaft.*Products/i });
    const suggestions = page.getByRole('banner').getByRole('list').filter({ has: crankshaft });
    await expect(suggestions.first()).toBeVisible();
    expect(most).toBe(1);
    const best = suggestions.getByRole('link').first();
    await field.press('ArrowDown');
    await expect(best).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    const href = await best.getAttribute('href');
    expect(href).toMatch(/^\/shop-details\//);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
    await expect(field).toBeHidden();
  });

  test('is accessible and fits at every width', full, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, '/search?q=gear');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('banner').getByRole('searchbox').fill('gear');
    await expect(page.getByRole('banner').getByText(/suggestions/)).toBeAttached();
    await expectToFit(page);
  });
});

test.describe('search without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the header to the results', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('ring');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ring$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
