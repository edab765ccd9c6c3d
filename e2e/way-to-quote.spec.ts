import type { Locator, Page } from '@playwright/test';
import { startContentHost, type ContentHost } from './faults/content-host';
import { prepareSite, type Site } from './faults/site';
import { layOutWhole } from './appearance';
import { startSiteWithOwnContent } from './own-content';
import { chooseFiles, chosen, ring } from './quote-form';
import { expect, full, test } from './test';
import { visit } from './visit';

const quoteLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Request a Quote' });

test.describe('the way to a quote', () => {
  for (const width of [390, 1440]) {
    const details = width < 575 ? {} : full;
    test(`takes from / to a chosen file three clicks at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/');
      await quoteLink(page).first().click();
      await expect(page).toHaveURL('/quote');
      const chooser = page.waitForEvent('filechooser');
      await chooseFiles(page).click();
      await (await chooser).setFiles(ring);
      await expect(chosen(page)).toBeVisible();
    });
  }

  test('is written in 14 px at least, wherever it leads to the form', full, async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/shop-details/1', '/service-details/1', '/contact']) {
        await page.goto(path);
        await layOutWhole(page);
        const sizes = await page
          .locator('a[href*="/quote"]')
          .filter({ visible: true })
          .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).fontSize)));
        expect(Math.min(...sizes), `${path} at ${width} px`).toBeGreaterThanOrEqual(14);
      }
    }
  });

  test(
    'stands in the header of wide screens, and at the end of the drawer of others',
    full,
    async ({ page }) => {
      await page.setViewportSize({ width: 1201, height: 800 });
      await page.goto('/about');
      const button = page.getByRole('banner').getByRole('link', { name: 'Request a Quote' });
      await expect(button).toHaveAttribute('href', '/quote');
      const boxes = await page
        .getByRole('banner')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      const places = boxes.filter(({ width }) => width > 0).sort((a, b) => a.left - b.left);
      for (const [index, { left, top }] of places.entries()) {
        const before = places.slice(0, index).filter(({ bottom }) => bottom > top);
        expect(left).toBeGreaterThanOrEqual(Math.max(0, ...before.map(({ right }) => right)));
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(button).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const inDrawer = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      await expect(inDrawer.last()).toHaveText('Request a Quote');
    },
  );

  test(
    'is a bar on phones that leaves while a field has the focus, and near a form',
    full,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, '/shop-details/1');
      const bar = page.getByRole('complementary', { name: 'Request a Quote' });
      await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/quote?product=1');
      await expect(bar.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBe(56);
      await page.getByRole('textbox', { name: 'Discount code' }).focus();
      await expect(bar).toBeHidden();
      await page.getByRole('textbox', { name: 'Discount code' }).blur();
      await expect(bar).toBeVisible();
      await page.getByRole('tab', { name: /Reviews/ }).click();
      await page.getByRole('form', { name: 'Add a review' }).scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();
    },
  );

  test('leads on from the contact page', full, async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText(/^Ask about a steel/)).toBeVisible();
    await quoteLink(page).click();
    await expect(page).toHaveURL('/quote');
  });

  test('shows the basket beside everything else, over nothing', full, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/shop-details/15');
      const basket = page.getByRole('link', { name: 'Quote: 1 part' });
      if (width === 390)
        await page
          .getByRole('link', { name: /^Add to quote/ })
          .first()
          .click();
      await expect(basket).toBeVisible();
      const endOf = async (locator: Locator) => {
        const box = (await locator.boundingBox())!;
        return { x: box.x + box.width, y: box.y + box.height };
      };
      // The header slides in.
      await expect(async () => {
        const [header, end] = [await endOf(page.getByRole('banner')), await endOf(basket)];
        expect(end.y).toBeLessThanOrEqual(header.y);
        expect(end.x).toBeLessThanOrEqual(width);
      }).toPass({ timeout: 5_000 });
    }
  });
});

/** Nothing leads to the form, and each of its places leads to the contact page. */
async function expectContactAlone(page: Page, origin: string) {
  await page.setViewportSize({ width: 1440, height: 844 });
  for (const path of ['/', '/service-details/1', '/contact']) {
    await page.goto(origin + path);
    await expect(page.getByRole('link', { name: 'Request a Quote' })).toHaveCount(0);
  }
  await page.goto(origin);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first(),
  ).toHaveAttribute('href', '/contact');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/service-details/1`);
  const bar = page.getByRole('complementary', { name: 'Contact Us' });
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/contact');
}

test.describe('a site without the form for a quote', () => {
  test.use({ pictures: 'none' });
  test.setTimeout(90_000);

  test('leads to the contact page where the page is hidden', full, async ({ page, request }) => {
    const content = await startSiteWithOwnContent();
    await content.edit<object>('site-settings', (settings) => ({
      ...settings,
      hidden_pages: ['/quote'],
    }));
    const site = await content.start();
    try {
      await expectContactAlone(page, site.origin);
      expect((await request.get(`${site.origin}/quote`)).status()).toBe(404);
    } finally {
      await site.stop();
    }
  });

  test('leads to the contact page where the host takes none', full, async ({ page }) => {
    const host: ContentHost = await startContentHost({ takesQuotes: false });
    const site: Site = await prepareSite('host-without-quotes', { CONTENT_HOST: host.url });
    await site.start();
    try {
      await expectContactAlone(page, site.url);
    } finally {
      await site.stop();
      await host.stop();
    }
  });
});
