import { expect, full, test } from './external-requests';
import { untilAllArrived } from './requests';
import { visit } from './visit';

test.describe('film', full, () => {
  test('the film plays from the video site only after a click, and ends with its dialog', async ({
    page,
    externalRequests,
  }) => {
    await visit(page, '/');
    const play = page.getByRole('main').getByRole('button', { name: /^Play video/ });
    await expect(play).toContainText('youtube-nocookie.com');
    await untilAllArrived(page);
    expect(externalRequests).toEqual([]);

    await play.click();
    const dialog = page.getByRole('dialog', { name: 'A forge that finishes what it starts' });
    const player = dialog.locator('iframe');
    await expect(
      player.contentFrame().getByText('Stand-in for www.youtube-nocookie.com'),
    ).toBeVisible();
    const url = new URL((await player.getAttribute('src')) ?? '');
    expect(url.pathname).toMatch(/^\/embed\/[\w-]{11}$/);
    expect(url.searchParams.get('autoplay')).toBe('0');
    expect(url.searchParams.get('mute')).toBe('0');
    await expect
      .poll(async () => {
        const box = await player.boundingBox();
        return box ? Math.abs(box.width / box.height - 16 / 9) < 0.02 : undefined;
      })
      .toBe(true);

    await dialog.getByRole('button', { name: 'Close video' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
  });

  test('closes at a click beside it or on its button', async ({ page, externalRequests }) => {
    await visit(page, '/');
    const play = page.getByRole('main').getByRole('button', { name: /^Play video/ });
    const dialog = page.getByRole('dialog', { name: 'A forge that finishes what it starts' });
    await play.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await play.click();
    await dialog.getByRole('button', { name: 'Close video' }).click();
    await expect(dialog).toBeHidden();
    expect(
      externalRequests.every((asked) => new URL(asked).host === 'www.youtube-nocookie.com'),
    ).toBe(true);
  });

  test('opens from a post that has one', async ({ page, externalRequests }) => {
    await visit(page, '/blog');
    const posts = page.getByRole('main').getByRole('article');
    const film = posts.filter({ hasText: 'How a ring is rolled' });
    await expect(posts.filter({ hasText: 'Forging or casting?' }).getByRole('button')).toHaveCount(
      0,
    );
    await film.getByRole('button', { name: /^Play video How a ring is rolled/ }).click();
    await expect(
      page.getByRole('dialog').locator('iframe').contentFrame().getByText('Stand-in for'),
    ).toBeVisible();
    expect(externalRequests).toHaveLength(1);
    await expect(page).toHaveURL('/blog');
  });

  test('plays on the construction home', async ({ page, externalRequests }) => {
    await visit(page, '/home-1');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play video/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await expect.poll(() => externalRequests).toHaveLength(1);
  });
});
