import { expect, full, test } from './test';

test.describe('footer', full, () => {
  test('invites to call, with the faces of two leaders', async ({ page }) => {
    await page.goto('/clients');
    const banner = page
      .getByRole('contentinfo')
      .getByRole('region', { name: 'get free consultation' });
    await expect(banner.getByRole('img')).toHaveCount(2);
    await expect(banner.getByRole('link', { name: /Call Any Time/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });

  test('leads to the map, the phone, the e-mail and the pages', async ({ page }) => {
    await page.goto('/clients');
    const footer = page.getByRole('contentinfo');
    const info = footer.getByRole('region', { name: 'Official Info' });
    await expect(info.getByRole('group').or(info.locator('address'))).toHaveCount(2);
    await expect(info.getByRole('link', { name: 'View Map' })).toHaveAttribute(
      'href',
      '/contact#map',
    );
    await expect(info.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(info.locator('a[href^="mailto:"]')).toHaveCount(1);
    const menu = footer.getByRole('navigation', { name: 'Footer menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Services',
      'Products',
      'Contact Us',
    ]);
    await expect(footer.getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(
      4,
    );
    await info.getByRole('link', { name: 'View Map' }).click();
    await expect(page).toHaveURL('/contact#map');
    await expect(page.getByRole('heading', { name: 'Where to find us' })).toBeInViewport();
  });

  test('is low on phones: six pictures in a row, one link for the addresses', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clients');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('address').first()).toBeHidden();
    const map = footer.getByRole('link', { name: 'Addresses and map' });
    await expect(map).toHaveAttribute('href', '/contact#map');
    const boxes = await footer
      .getByRole('region', { name: 'Company Gallery' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    const shown = boxes.filter(({ height }) => height > 0);
    expect(shown.map(({ height, top }) => [height, top])).toEqual(
      Array(6).fill([44, shown[0]?.top]),
    );
    expect(
      (await footer.boundingBox())?.height,
      'a link in a menu of the footer may be a row more',
    ).toBeLessThan(1_100);
  });

  test('shows its gallery three in a row, 60 px high', async ({ page }) => {
    await page.goto('/clients');
    const gallery = page.getByRole('region', { name: 'Company Gallery' });
    const boxes = await gallery
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => Math.round(height))).toEqual(boxes.map(() => 60));
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(3);
  });
});
