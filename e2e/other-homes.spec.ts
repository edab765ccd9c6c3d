import { layOutWhole } from './appearance';
import { expect, full, test } from './test';
import { visit } from './visit';

/** The lines of the structural grid, which shadows cover beside the words. */
const NO_LINES = 'main *::before { visibility: hidden !important }';

test.describe('other home pages', full, () => {
  for (const width of [390, 1440])
    test(`nothing lies over the headings of the construction home at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home-1');
      await layOutWhole(page);
      const headings = page.getByRole('main').locator('h2:has(+ p)');
      expect(await headings.count()).toBeGreaterThan(1);
      for (const heading of await headings.all()) {
        const shot = (style: string) =>
          heading.screenshot({ animations: 'disabled', style: `${NO_LINES} ${style}` });
        // The typeface may still be on its way.
        await expect(
          async () => {
            const bare = await shot('main * { box-shadow: none !important }');
            expect((await shot('')).equals(bare)).toBe(true);
          },
          await heading.innerText(),
        ).toPass({ timeout: 5_000 });
      }
    });

  test('the construction home unfolds four kinds of buildings, one at a time', async ({ page }) => {
    await visit(page, '/home-1');
    const section = page.getByRole('region', { name: 'Four kinds of building' });
    const kinds = section.locator('details');
    await expect(kinds.getByRole('heading')).toHaveText([
      /commercial/i,
      /residential/i,
      /multipurpose/i,
      /hotel or resort/i,
    ]);
    await expect(kinds.first()).toHaveAttribute('open');
    await expect(kinds.first().getByRole('link', { name: 'Open-die forging' })).toHaveAttribute(
      'href',
      '/service',
    );
    await kinds.nth(3).locator('summary').click();
    await expect(kinds.nth(3).getByRole('table')).toBeVisible();
    await expect(kinds.first()).not.toHaveAttribute('open');
  });

  test('the industrial home shows the picture of the industry that is unfolded', async ({
    page,
  }) => {
    await visit(page, '/home-2');
    const section = page.getByRole('region', { name: 'Industries we forge for' });
    const industries = section.locator('details');
    await expect(industries).toHaveCount(5);
    /** What is seen of the pictures beside the list. */
    const shown = () =>
      section.evaluate((field) => {
        const { left } = field.querySelector(':scope > span')!.getBoundingClientRect();
        const picture = document.elementFromPoint(left + 40, innerHeight / 2);
        return picture instanceof HTMLImageElement ? picture.alt : undefined;
      });
    const seen = new Set<string | undefined>();
    for (const industry of await industries.all()) {
      if ((await industry.getAttribute('open')) === null) await industry.locator('summary').click();
      await expect(industry).toHaveAttribute('open');
      await section.evaluate((field) => field.scrollIntoView({ block: 'start' }));
      // One fades into the other.
      await expect
        .poll(async () => {
          const picture = await shown();
          return picture !== undefined && !seen.has(picture);
        })
        .toBe(true);
      seen.add(await shown());
    }
    expect(seen.size).toBe(5);
  });

  for (const [path, posts] of [
    ['/home-1', 2],
    ['/home-2', 3],
  ] as const) {
    test(`${path} ends with the ${posts} latest posts and the clients`, async ({ page }) => {
      await visit(page, path);
      const latest = page.getByRole('region', { name: 'Latest Posts' });
      await expect(latest.getByRole('article')).toHaveCount(posts);
      await expect(latest.getByRole('article').first()).toContainText('What an EN');
      await expect(page.getByRole('region', { name: 'Clients', exact: true })).toBeVisible();
    });

    test(`${path} has two marquees and one switch for both`, async ({ page }) => {
      await visit(page, path);
      const pause = page.getByRole('main').getByRole('checkbox', { name: 'Pause moving text' });
      const running = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ effect, playState }) =>
                  playState === 'running' && effect?.getTiming().iterations === Infinity,
              ).length,
        );
      await expect.poll(running).toBe(2);
      await pause.focus();
      await page.keyboard.press('Space');
      await expect.poll(running).toBe(0);
    });
  }

  test('figures of both: skills, years and industries', async ({ page }) => {
    for (const path of ['/home-1', '/home-2']) {
      await visit(page, path);
      const main = page.getByRole('main');
      for (const percent of ['80%', '90%', '70%']) {
        await expect(main.getByText(percent, { exact: true })).toBeVisible();
      }
      await expect(main.getByText('25', { exact: true }).first()).toBeAttached();
      await expect(main.getByText('69', { exact: true }).first()).toBeAttached();
    }
  });

  test('the consultation form asks for five things, with three subjects', async ({ page }) => {
    await page.goto('/home-2');
    const form = page.getByRole('form', { name: 'Get a free consultation' });
    for (const label of ['Name', 'Email', 'Phone', 'Message']) {
      await expect(form.getByRole('textbox', { name: label })).toBeVisible();
    }
    const options = form.getByRole('combobox', { name: 'Subject' }).getByRole('option');
    const subjects = await options.allInnerTexts();
    expect(subjects).toEqual(
      expect.arrayContaining(['Road & Highway', 'Architecture', 'Construction']),
    );
  });
});
