import { expect, full, test } from './external-requests';
import { untilAllArrived } from './requests';
import { visit } from './visit';

test.describe('map', full, () => {
  test('each map comes from the map site only after a click on it', async ({
    page,
    externalRequests,
  }) => {
    await visit(page, '/contact#map');
    await expect(page.getByRole('heading', { name: 'Where to find us' })).toBeInViewport();
    const show = page.getByRole('link', { name: /^Show map: / });
    await expect(show).toHaveCount(2);
    await untilAllArrived(page);
    expect(externalRequests).toEqual([]);
    await page.getByRole('link', { name: 'Show map: Office' }).press('Enter');
    const map = page.locator('iframe[title="Map: Office"]');
    await expect(map.contentFrame().getByText('Stand-in for')).toBeVisible();
    await expect(map).toBeFocused();
    await expect(show).toHaveCount(1);
    expect(externalRequests).toHaveLength(1);
  });
});
