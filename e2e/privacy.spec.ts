import { expect, full, test } from './test';

test.describe('privacy page', full, () => {
  test('names what the site stores and whom it asks', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    for (const name of ['cart', 'certificate-step', 'certificate-session', 'enquiry-result']) {
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main')).toContainText('youtube-nocookie.com');
  });
});
