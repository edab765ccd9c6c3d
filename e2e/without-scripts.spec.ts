import { routes } from '@/lib/pages/routes';
import { hiddenTexts } from './hidden-texts';
import { expect, full, test } from './test';

test.use({ javaScriptEnabled: false });

test.describe('without scripts', () => {
  for (const { path } of routes) {
    test(`${path} shows all of its content`, full, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hiddenTexts(page)).toEqual([]);
    });
  }

  test('the menu opens, leads on, and closes with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
  });

  test('the answers of the FAQ unfold, one at a time', async ({ page }) => {
    await page.goto('/faq');
    const answers = page.locator('details[name="faq-drawings"]');
    await expect(answers.first().getByRole('paragraph')).toBeVisible();
    await answers.nth(1).locator('summary').click();
    await expect(answers.nth(1).getByRole('paragraph')).toBeVisible();
    await expect(answers.first().getByRole('paragraph')).toBeHidden();
  });

  test(
    'the film opens its dialog, with a link in the place of the player',
    full,
    async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Play video/ })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: /on the video site/ })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close video' }).click();
      await expect(dialog).toBeHidden();
    },
  );

  test('galleries are links to their pictures', full, async ({ page }) => {
    await page.goto('/manufacture');
    const link = page.getByRole('main').locator('a[data-lightbox-index]').first();
    const href = (await link.getAttribute('href')) ?? 'none';
    const answer = page.waitForResponse((response) => response.url().endsWith(href));
    await link.click();
    expect((await answer).headers()['content-type']).toMatch(/^image\//);
  });

  test('carousels are lists to scroll', full, async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Popular Products' });
    await expect(carousel.getByRole('group', { name: /^\d+ of 15$/ })).toHaveCount(15);
    const slides = carousel.getByRole('group', { name: 'Popular Products, slides' });
    await slides.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slides.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await slides.getByRole('link').last().focus();
    await expect(slides.getByRole('link').last()).toBeInViewport();
  });

  test('counters stand at their numbers', full, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('14,200', { exact: true })).toBeVisible();
  });

  test('the tabs of a product are links to their panels', full, async ({ page }) => {
    await page.goto('/shop-details/1');
    await page.getByRole('main').getByRole('link', { name: 'Reviews (4)' }).click();
    await expect(page.getByRole('main').getByText('Ingrid Solberg')).toBeVisible();
  });

  test('the demo shop and blog give their answers', full, async ({ page }) => {
    await page.goto('/checkout');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Make Payment' }).click();
    await expect(
      main.getByText('This is a demo shop: no order is placed').filter({ visible: true }),
    ).toHaveCount(1);
    await page.goto('/blog-single');
    await main.getByRole('button', { name: 'Post Comment' }).click();
    await expect(main.getByText('your comment is not stored')).toBeVisible();
  });

  test('what needs scripts says so', full, async ({ page }) => {
    for (const path of ['/cart', '/checkout', '/shop-details', '/shop-details/1', '/shop-single']) {
      await page.goto(path);
      await expect(page.getByText(/which are switched off/), path).toBeVisible();
    }
    await page.goto('/shop');
    await expect(page.getByText(/^Sorting needs scripts/)).toBeVisible();
    await page.goto('/blog-right');
    await expect(page.getByText(/need scripts/)).toBeVisible();
  });

  test('the mini cart opens and says what it needs', full, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, / })
      .click();
    const note = page.getByRole('dialog', { name: 'Cart' }).locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText('The cart needs JavaScript.');
  });

  test('the way back to the top leads there', full, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
