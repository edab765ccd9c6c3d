import { recordPosts } from './demo-shop';
import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('blog', () => {
  test('search finds posts by their titles, whatever the case', async ({ page }) => {
    await visit(page, '/blog-single');
    const sidebar = page.getByRole('complementary', { name: 'Blog' });
    const recent = sidebar.getByRole('region', { name: 'Recent Posts' });
    await expect(recent.getByRole('listitem')).toHaveCount(4);
    const box = sidebar.getByRole('searchbox');
    await box.fill('FORGING OR');
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(recent.getByRole('listitem')).toContainText('Forging or casting?');
    await expect(sidebar.getByRole('status')).toHaveText('1 of 6');
    await box.fill('no such words');
    await expect(sidebar.getByRole('status')).toHaveText('No posts found.');
    await expect(recent.getByRole('listitem')).toHaveCount(0);
    await box.fill('');
    await expect(recent.getByRole('listitem')).toHaveCount(4);
  });

  test('a category filters, and lets go again', full, async ({ page }) => {
    await visit(page, '/blog-right');
    const sidebar = page.getByRole('complementary', { name: 'Blog' });
    const categories = sidebar.getByRole('region', { name: 'Categories' }).getByRole('button');
    await expect(categories).toHaveText([
      /^Business/,
      /^Job Market/,
      /^Marketing/,
      /^News/,
      /^Social Media/,
      /^Trends/,
      /^Writing/,
    ]);
    const recent = sidebar.getByRole('region', { name: 'Recent Posts' });
    const jobs = categories.filter({ hasText: 'Job Market' });
    await jobs.click();
    await expect(jobs).toHaveAttribute('aria-pressed', 'true');
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await sidebar.getByRole('searchbox').fill('certificate');
    await expect(sidebar.getByRole('status')).toHaveText('No posts found.');
    await sidebar.getByRole('searchbox').fill('');
    await jobs.click();
    await expect(recent.getByRole('listitem')).toHaveCount(4);
  });

  test('the sidebar offers products', full, async ({ page }) => {
    await page.goto('/blog-right');
    const sidebar = page.getByRole('complementary', { name: 'Blog' });
    await expect(sidebar.getByRole('region', { name: 'Popular Products' })).toBeVisible();
    await expect(sidebar.getByRole('region', { name: 'Hot Item' })).toBeVisible();
  });

  test('a post leads to the older and the newer one', full, async ({ page }) => {
    await visit(page, '/blog-single/2');
    const ways = page.getByRole('navigation', { name: 'Previous and next post' });
    await expect(ways.getByRole('link')).toHaveCount(2);
    await ways.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL('/blog-single/1');
    await expect(ways.getByRole('link')).toHaveCount(1);
    await ways.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL('/blog-single/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Forging or casting? Six questions before you draw',
    );
  });

  for (const path of ['/blog-single', '/blog-single-right']) {
    test(`${path} answers a comment in place and sends nothing`, full, async ({ page }) => {
      await visit(page, path);
      const sent = recordPosts(page);
      const form = page.getByRole('form', { name: 'Leave a Comment' });
      await form.getByLabel('Name').fill('Ada Holt');
      await form.getByLabel('Email').fill('ada@example.com');
      await form.getByLabel('Comment', { exact: true }).fill('How thick is the scale?');
      await form.getByRole('button', { name: 'Post Comment' }).click();
      await expect(form.getByText('This is a demo blog: your comment is not stored')).toBeVisible();
      await expect(form.getByLabel('Comment', { exact: true })).toHaveValue(
        'How thick is the scale?',
      );
      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
    });
  }

  for (const [path, columns] of [
    ['/blog-2', 2],
    ['/blog-3', 3],
  ] as const) {
    test(`${path} stands in ${columns} columns, with pagination`, full, async ({ page }) => {
      await visit(page, path);
      const tops = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((posts) => posts.map((post) => Math.round(post.getBoundingClientRect().top)));
      const row = Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      expect(row).toBe(columns);
      const pagination = page.getByRole('main').getByRole('navigation', { name: /^Pages/ });
      await expect(pagination.getByRole('link')).toHaveText(['01', '02', '03']);
      await expect(pagination.getByRole('link', { name: '01' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await pagination.getByRole('link', { name: '03' }).click();
      await expect(page).toHaveURL(`${path}/page/3`);
      await expect(pagination.getByRole('link', { name: '03' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog-single\/\d+$/);
    });
  }

  test('the list leads to a post, newest first', full, async ({ page }) => {
    await visit(page, '/blog');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(6);
    const dates = await posts
      .locator('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates).toEqual(dates.toSorted().toReversed());
    await posts.nth(1).getByRole('link', { name: 'Forging or casting?' }).click();
    await expect(page).toHaveURL('/blog-single/2');
  });
});
