import { readHead } from './page-head';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('the company’s own pages', () => {
  test('show every type of block', async ({ page, faults }) => {
    await visit(page, '/p/quality');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Quality/);
    await expect(page.getByRole('table', { name: 'What is tested, and how often' })).toBeVisible();
    await expect(page.getByText('Last changed on October 12, 2026')).toBeVisible();
    const gallery = page.getByRole('list', { name: 'Where it happens' });
    await gallery.getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Portfolio, with test plans/ }).click();
    expect((await download).suggestedFilename()).toBe('portfolio.pdf');
    expect(faults).toEqual([]);
  });

  test('are described to search engines', async ({ request }) => {
    const { things } = await readHead(request, '/p/quality');
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['WebPage', 'BreadcrumbList']),
    );
    expect((await request.get('/og/p/quality.png')).headers()['content-type']).toBe('image/png');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/p/quality</loc>');
    expect(sitemap).not.toContain('/p/imprint</loc>');
    expect(await (await request.get('/p/imprint')).text()).toContain('content="noindex');
  });

  test('answer 404 where there is none', async ({ request }) => {
    const response = await request.get('/p/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<title>Page not found | Hammerscale Forge</title>');
  });

  test('stand in the last line of the footer, with the privacy notice', full, async ({ page }) => {
    await page.goto('/clients');
    const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
    await expect(legal.getByRole('link')).toHaveText(['Imprint', 'Terms of sale', 'Privacy']);
    await legal.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Who is responsible');
    await expect(page.getByRole('heading', { name: 'What is kept in your browser' })).toBeVisible();
  });
});

test.describe('a person to ask', () => {
  for (const [path, name] of [
    ['/service-details/1', 'Owen Trevask'],
    ['/service-single', 'Owen Trevask'],
    ['/shop-details/1', 'Nora Whitfield'],
  ] as const) {
    test(`stands beside ${path}`, full, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText('Your contact')).toBeVisible();
      await expect(main.getByText(name)).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
    });
  }

  test('is left out where the item names nobody', full, async ({ page }) => {
    await page.goto('/service-details/2');
    await expect(page.getByRole('main').getByText('Your contact')).toHaveCount(0);
  });
});
