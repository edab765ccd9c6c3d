import type { Locator, Page } from '@playwright/test';
import { startContentHost, type ContentHost } from './faults/content-host';
import { prepareSite, type Site } from './faults/site';
import { startSiteWithOwnContent } from './own-content';
import { expect, full, test } from './test';
import { visit } from './visit';

const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n';
const ring = { name: 'ring.step', mimeType: 'application/octet-stream', buffer: Buffer.from(STEP) };

const quoteLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Request a Quote' });
const chooseFiles = (page: Page) => page.getByRole('button', { name: 'Choose files' });
const chosen = (page: Page) => page.getByRole('listitem').filter({ hasText: 'ring.step' });

/** What is dropped or pasted, made in the page: a file, or words. */
const transfer = (page: Page, words?: string) =>
  page.evaluateHandle(
    ([content, text]) => {
      const data = new DataTransfer();
      if (text) {
        // As a copy from a table.
        data.setData('text/plain', text);
        data.setData('text/html', `<td>${text}</td>`);
      }
      data.items.add(new File([content], text ? 'image.png' : 'ring.step'));
      return data;
    },
    [STEP, words ?? ''] as const,
  );

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

  test('keeps what was typed and chosen while the visitor looks at another page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await visit(page, '/quote');
    const chooser = page.waitForEvent('filechooser');
    await chooseFiles(page).click();
    await (await chooser).setFiles(ring);
    await page.getByLabel('Material').first().fill('42CrMo4');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/service');
    await page.goBack();
    await expect(page.getByLabel('Material').first()).toHaveValue('42CrMo4');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(chosen(page)).toBeVisible();
  });

  test('stands in the header of wide screens, and at the end of the drawer of others', async ({
    page,
  }) => {
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
  });

  test('is a bar on phones that leaves while a field has the focus, and near a form', async ({
    page,
  }) => {
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
  });

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

test.describe('the form for a quote', () => {
  test('begins with the files, and takes what is dropped anywhere or pasted', async ({ page }) => {
    await visit(page, '/quote');
    await expect(chooseFiles(page)).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeHidden();
    await page.getByText('More about this part').click();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();

    const dropped = await transfer(page);
    await page.getByRole('contentinfo').dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop to add your files')).toBeVisible();
    await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(chosen(page)).toBeVisible();
    await chosen(page).getByRole('button', { name: 'Remove ring.step' }).click();
    await expect(chosen(page)).toHaveCount(0);

    const pasted = await transfer(page);
    await page.evaluate(
      (clipboardData) =>
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      pasted,
    );
    await expect(chosen(page)).toBeVisible();
  });

  test('leaves words that are dropped or pasted to the browser', full, async ({ page }) => {
    await visit(page, '/quote');
    const words = await transfer(page, '42CrMo4');
    const isTaken = await page.evaluate((data) => {
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      const paste = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      return [drop, paste].map((event) => !document.body.dispatchEvent(event));
    }, words);
    expect(isTaken).toEqual([false, false]);
  });

  test('asks at its beginning for what is missing', async ({ page }) => {
    await visit(page, '/quote');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Holt');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(chooseFiles(page)).toBeFocused();
    await expect(chooseFiles(page)).toHaveAccessibleDescription(
      /describe a part, or add a drawing/,
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('stands open, with the files last', async ({ page }) => {
      await page.goto('/quote');
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveCount(3);
      for (const name of ['Notes', 'Company', 'Anything else']) {
        await expect(page.getByRole('textbox', { name }).first()).toBeVisible();
      }
      await expect(page.getByText(/^More (about|details)/).filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(page.locator('input[type=file]')).toBeVisible();
      await expect(page.getByText('Choose files')).toBeHidden();
    });
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
