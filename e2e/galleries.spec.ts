import { twoDigits } from '@/lib/platform/text/two-digits';
import type { Page } from '@playwright/test';
import { expect, full, test } from './test';
import { visit } from './visit';

/** The gallery that `npm test` opens. */
const EVERYDAY = '/service-details/1';

/** Every gallery of the site: the page, and the name of its list where there is more than one. */
const galleries: [path: string, name?: string | RegExp][] = [
  ['/about', 'Customer gallery'],
  ['/about', 'Buyer experience'],
  ['/manufacture', 'Machines and capacities'],
  ['/portfolio'],
  ['/sustainability', 'From heat to finished part'],
  ['/service-details/1', /^Pictures of /],
  ['/service-single', /^Pictures of /],
  ['/certificate'],
];

const lightboxOf = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The links to pictures, shown or not: of the first list of that name in the page's content. */
const pictures = (page: Page, name?: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('list', { name })
    .filter({ has: page.locator('a[data-lightbox-index]') })
    .first()
    .locator('a[data-lightbox-index]');

test.describe('gallery', () => {
  for (const [path, name] of galleries) {
    test(
      `${path} opens ${String(name ?? 'it')} at the clicked picture`,
      path === EVERYDAY ? {} : full,
      async ({ page, faults }) => {
        await visit(page, path);
        await expect(lightboxOf(page)).toHaveCount(0);
        const links = pictures(page, name);
        const count = await links.count();
        expect(count).toBeGreaterThan(1);
        // A part in its corner is a picture, too.
        const alt = await links.nth(1).getByRole('img').first().getAttribute('alt');
        await links.nth(1).click();
        const lightbox = lightboxOf(page);
        await expect(lightbox).toBeVisible();
        await expect(lightbox).toContainText(`02 / ${twoDigits(count)}`);
        await expect(lightbox.getByRole('img', { name: alt ?? '' }).first()).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(lightbox).toHaveCount(0);
        await expect(page).toHaveURL(path);
        expect(faults).toEqual([]);
      },
    );
  }

  test('the lightbox goes round at both ends', full, async ({ page }) => {
    await visit(page, '/manufacture');
    const links = pictures(page, 'Machines and capacities');
    const count = await links.count();
    await links.last().click();
    const lightbox = lightboxOf(page);
    await expect(lightbox).toContainText(`${twoDigits(count)} / ${twoDigits(count)}`);
    await lightbox.getByRole('button', { name: 'Next picture' }).click();
    await expect(lightbox).toContainText(`01 / ${twoDigits(count)}`);
    await lightbox.getByRole('button', { name: 'Previous picture' }).click();
    await expect(lightbox).toContainText(`${twoDigits(count)} / ${twoDigits(count)}`);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(`01 / ${twoDigits(count)}`);
  });

  test(
    'the lightbox closes by its button, gives the focus back and opens anew elsewhere',
    full,
    async ({ page }) => {
      await visit(page, '/manufacture');
      const links = pictures(page, 'Machines and capacities');
      await links.nth(2).click();
      const lightbox = lightboxOf(page);
      await lightbox.getByRole('button', { name: 'Next picture' }).click();
      await lightbox.getByRole('button', { name: 'Close' }).click();
      await expect(lightbox).toHaveCount(0);
      await expect(links.nth(2)).toBeFocused();
      await links.nth(2).press('Enter');
      await expect(lightbox).toContainText('3 / ');
      await page.keyboard.press('Escape');
      await links.nth(4).click();
      await expect(lightbox).toContainText('5 / ');
    },
  );

  test('the footer opens its gallery at the clicked thumbnail', full, async ({ page }) => {
    await visit(page, '/clients');
    const gallery = page.getByRole('region', { name: 'Company Gallery' });
    await gallery.getByRole('link').nth(4).click();
    await expect(lightboxOf(page)).toContainText('5 / 15');
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('a product shows its pictures one at a time, each of them large', full, async ({ page }) => {
    await visit(page, '/shop-details/1');
    const slider = page.getByRole('main').getByRole('region', { name: /^Pictures of / });
    await slider.getByRole('button', { name: 'Drawing' }).click();
    await expect(slider.getByRole('group', { name: /^2 of/ })).toBeInViewport();
    await expect(slider.getByRole('button', { name: 'Drawing' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await slider.getByRole('group', { name: /^2 of/ }).getByRole('link').click();
    await expect(lightboxOf(page)).toContainText('2 / ');
  });

  test('the portfolio downloads in a new tab', full, async ({ page, context, request }) => {
    await visit(page, '/portfolio');
    const download = page.getByRole('main').getByRole('link', { name: /Download/ });
    await expect(download).toHaveAttribute('target', '_blank');
    const href = (await download.getAttribute('href')) ?? '';
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    const tab = context.waitForEvent('page');
    await download.click();
    await tab;
  });
});
