import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('team and FAQ', () => {
  for (const path of ['/team-1', '/team-2', '/team-3']) {
    test(`${path} shows five engineers with portrait and e-mail`, full, async ({ page }) => {
      await page.goto(path);
      const members = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText('Senior Engineer', { exact: true }) });
      await expect(members).toHaveCount(5);
      const portraits = new Set<string>();
      for (const member of await members.all()) {
        await expect(member.getByRole('heading')).toBeVisible();
        await expect(member.locator('a[href^="mailto:"]')).toHaveCount(1);
        const portrait = member.locator('img, svg').first();
        portraits.add(
          await portrait.evaluate((drawn) => drawn.getAttribute('src') ?? drawn.innerHTML),
        );
      }
      expect(portraits.size).toBe(5);
    });
  }

  test('the first member has a profile, with skills and education', full, async ({ page }) => {
    await visit(page, '/team-1');
    await page.getByRole('main').getByRole('link', { name: 'Owen Trevask', exact: true }).click();
    await expect(page).toHaveURL('/team-details');
    const record = page.getByRole('region', { name: 'Skills and education' });
    await expect(record.getByText(/^\d+%$/)).toHaveText(['90%', '98%', '90%', '98%']);
    await expect(record.getByRole('heading', { name: 'Education' })).toBeVisible();
  });

  test(
    'three lists of five questions, the first answer of each open, one at a time',
    full,
    async ({ page }) => {
      await visit(page, '/faq');
      const lists = page
        .getByRole('region', { name: 'Questions and answers' })
        .locator('div:has(> details)');
      await expect(lists).toHaveCount(3);
      for (const list of await lists.all()) {
        const questions = list.locator('details');
        await expect(questions).toHaveCount(5);
        await expect(list.locator('details[open]')).toHaveCount(1);
        await expect(questions.first().getByRole('paragraph')).toBeVisible();
        await questions.nth(2).locator('summary').click();
        await expect(questions.nth(2).getByRole('paragraph')).toBeVisible();
        await expect(questions.first().getByRole('paragraph')).toBeHidden();
        await questions.nth(2).locator('summary').press('Enter');
        await expect(questions.nth(2).getByRole('paragraph')).toBeHidden();
        await page.keyboard.press('Tab');
        await expect(questions.nth(3).locator('summary')).toBeFocused();
        await page.keyboard.press('Space');
        await expect(questions.nth(3).getByRole('paragraph')).toBeVisible();
      }
    },
  );

  test('a URL with the id of a question opens its answer', full, async ({ page }) => {
    await visit(page, '/faq#drawings-3');
    await expect(page.locator('#drawings-3')).toBeVisible();
    await expect(page.locator('#drawings-1')).toBeHidden();
  });
});
