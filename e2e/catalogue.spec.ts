import { expectToFit } from './axe';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('catalogue', () => {
  // The browser itself sends these forms, with scripts or without: `npm test` tries one of them.
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test(
        'is narrowed by category and weight, and shared by its address',
        javaScriptEnabled ? full : {},
        async ({ page }) => {
          await page.goto('/shop/category/gears');
          await page.getByText('Narrow down').click();
          await expect(page.getByRole('checkbox', { name: /^Gears/ })).toHaveCount(0);
          await page.getByRole('checkbox', { name: /^100 to 500 kg/ }).check();
          await page.getByRole('button', { name: 'Show products' }).click();
          await expect(page).toHaveURL('/shop?category=gears&weight=100-500');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gears');
          await expect(page.getByText('Showing 1–1 of 1 results')).toBeVisible();
          await expect(page.getByRole('article').getByRole('heading').first()).toContainText(
            'Helical gear',
          );
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
          await page.getByRole('link', { name: 'Remove 100 to 500 kg' }).click();
          await expect(page).toHaveURL('/shop?category=gears');
          await expect(page.getByText('Showing 1–3 of 3 results')).toBeVisible();
          // The row of categories says which is chosen, and leads back to all.
          await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(0);
          await page
            .getByRole('navigation', { name: 'Categories' })
            .getByRole('link', { name: /^All/ })
            .click();
          await expect(page).toHaveURL('/shop');
        },
      );

      test('offers the products where none was chosen to be compared', full, async ({ page }) => {
        await page.goto('/shop/compare');
        await expect(page.getByText('No product was chosen to be compared.')).toBeVisible();
        const choices = page.getByRole('checkbox', { name: /^Compare/ });
        for (const index of [0, 1]) await choices.nth(index).check();
        await page.getByRole('button', { name: 'Compare the chosen products' }).click();
        await expect(page).toHaveURL(/\/shop\/compare\?id=\d+&id=\d+$/);
        await expect(page.getByRole('article')).toHaveCount(2);
      });

      test('compares products side by side', full, async ({ page }) => {
        await page.goto('/shop');
        for (const index of [0, 2, 4]) await page.getByLabel('Compare').nth(index).check();
        await page.getByRole('button', { name: 'Compare the chosen products' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products');
        await expect(page.getByRole('article')).toHaveCount(3);
        const weights = page.getByRole('row', { name: /^Weight/ });
        await expect(weights.getByRole('cell')).toHaveText([
          '23\u00a0kg',
          '198\u00a0kg the pair',
          '34\u00a0kg finished',
        ]);
      });
    });
  }

  test('is narrowed by soft navigation, too', full, async ({ page }) => {
    await visit(page, '/shop?category=gears&weight=100-500');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Remove 100 to 500 kg' }).click();
    await expect(page.getByText('Showing 1–3 of 3 results')).toBeVisible();
    await expect(page).toHaveURL('/shop?category=gears');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test(
    'has a page for each category, which search engines find',
    full,
    async ({ page, request }) => {
      await page.goto('/shop');
      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: /^Rings/ })
        .click();
      await expect(page).toHaveURL('/shop/category/rings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      expect((await request.get('/shop/category/nothing')).status()).toBe(404);
      const index = await (await request.get('/sitemap.xml')).text();
      const part = /<loc>([^<]*)<\/loc>/.exec(index)?.[1] ?? '/sitemap.xml';
      const sitemap = index.includes('/shop/category/')
        ? index
        : await (await request.get(new URL(part).pathname)).text();
      expect(sitemap).toContain('/shop/category/rings');
    },
  );

  test('shows its first product on the first screen of a phone', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop');
    const [categories, filter, order, product] = await Promise.all(
      [
        page.getByRole('navigation', { name: 'Categories' }),
        page.getByText('Narrow down'),
        page.getByRole('combobox', { name: 'Sort by' }),
        page.getByRole('article').first(),
      ].map(async (element) => (await element.boundingBox())!),
    );
    expect(categories!.height).toBeLessThan(60);
    const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
    expect(Math.abs(middleOf(filter!) - middleOf(order!))).toBeLessThan(4);
    expect(product!.y).toBeLessThan(500);
  });

  test('leaves out choices that no product has', full, async ({ page }) => {
    await page.goto('/shop?category=nothing&category=rings&material=42crmo4&weight=1-2');
    await expect(page.getByRole('link', { name: /^Remove / })).toHaveText(/^42CrMo4/);
    await page.goto('/shop?category=rings&material=18crnimo7-6');
    await expect(page.getByText('No product has all of this.')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Request a Quote' }),
    ).toBeVisible();
  });

  for (const path of ['/shop?category=gears', '/shop/compare?id=1&id=3', '/shop/category/gears']) {
    test(`is accessible and fits at every width on ${path}`, full, async ({ page }) => {
      await page.goto(path);
      const details = page.getByText('Narrow down');
      if (await details.isVisible()) await details.click();
      await expectToFit(page);
    });
  }
});
