import { expect, full, test } from './test';
import { waitForScripts, visit } from './visit';

test('marks the present page in the menu', async ({ page }) => {
  await page.goto('/clients');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Services',
    'Our Clients',
    'Equipment',
    'Certificate',
    'Portfolio',
    'Contact Us',
  ]);
  await expect(menu.locator('[aria-current]')).toHaveText(['Our Clients']);
});

test.describe('menu at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('closes with every change of page, also to the present one', full, async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await hamburger.click();
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/service');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(menu).toBeHidden();
    await waitForScripts(page);
    await hamburger.click();
    await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(menu).toBeHidden();
  });

  test(
    'stays open where it is opened as soon as the next page is there',
    full,
    async ({ page }) => {
      await visit(page, '/about');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
      await hamburger.click();
      const opened = hamburger.evaluate(async (button: HTMLElement) => {
        const isThere = () => document.querySelector('h1')?.textContent === 'Services';
        await new Promise<void>((resolve) => {
          new MutationObserver(() => isThere() && resolve()).observe(document, {
            childList: true,
            characterData: true,
            subtree: true,
          });
        });
        button.click();
      });
      await menu.getByRole('link', { name: 'Services' }).click();
      await opened;
      await page.waitForTimeout(1_000);
      await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
    },
  );

  test('holds every item within the screen', full, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('Portfolio in the menu', () => {
  test('opens the portfolio file in a new tab at 1200 px', full, async ({ page, context }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const file = context.waitForEvent('request', (request) => /\.pdf(\?|$)/.test(request.url()));
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await tab;
    expect(new URL((await file).url()).pathname).toMatch(/^\/media\//);
    await expect(page).toHaveURL('/');
  });

  test('leads to its page at 1201 px', full, async ({ page }) => {
    await page.setViewportSize({ width: 1201, height: 800 });
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});
