import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { visit } from './visit';

const STOP = 'Stop automatic slide show';
const START = 'Start automatic slide show';

/** Opens a page with a clock in the hand of the test, and brings a carousel into view. */
async function carouselOf(page: Page, path: string, label: string): Promise<Locator> {
  await page.clock.install();
  await visit(page, path);
  const carousel = page.getByRole('region', { name: label, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: /automatic slide show/ })).toBeVisible();
  return carousel;
}

/** The slides that can be seen, heard and reached. */
const reachable = (carousel: Locator) =>
  carousel.locator('[aria-roledescription="slide"]:not([inert])');

const firstReachable = (carousel: Locator) =>
  reachable(carousel).first().getAttribute('aria-label');

test.describe('carousel', () => {
  test('moves on by one product every three seconds', async ({ page }) => {
    const carousel = await carouselOf(page, '/', 'Popular Products');
    await expect(carousel).toContainText('01 / 15');
    await page.clock.runFor(3100);
    await expect(carousel).toContainText('02 / 15');
  });

  test('the pause control comes first, and stops and starts', async ({ page }) => {
    const carousel = await carouselOf(page, '/', 'Popular Products');
    const controls = carousel.getByRole('button');
    await expect(controls.first()).toHaveAccessibleName(STOP);
    await controls.first().focus();
    await page.keyboard.press('Enter');
    await expect(controls.first()).toHaveAccessibleName(START);
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await firstReachable(carousel);
    await page.clock.runFor(20_000);
    expect(await firstReachable(carousel)).toBe(before);
    await carousel.getByRole('button', { name: START }).press('Enter');
    await page.clock.runFor(3100);
    await expect.poll(() => firstReachable(carousel)).not.toBe(before);
  });

  test(
    'keeps its arrows in place when the pause control appears',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Popular Products', exact: true });
      const arrow = carousel.getByRole('button', { name: 'Previous slide' });
      const left = async () => (await arrow.boundingBox())?.x;
      const before = await left();
      expect(before).toBeGreaterThan(0);
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: STOP })).toBeVisible();
      expect(await left()).toBe(before);
    },
  );

  test('has carousel semantics, with a live region that is off while it plays', async ({
    page,
  }) => {
    const carousel = await carouselOf(page, '/', 'Popular Products');
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const live = carousel.locator('[aria-live]');
    await expect(live).toHaveCount(1);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: STOP }).press('Enter');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await carousel.getByRole('button', { name: START }).press('Enter');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await reachable(carousel).first().getByRole('link').focus();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    // Tab leads from slide to slide in view, then out of the carousel.
    const shown = await reachable(carousel).count();
    for (let stop = 1; stop < shown; stop++) await page.keyboard.press('Tab');
    await expect(reachable(carousel).last().getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await carousel.evaluate((region) => region.contains(document.activeElement))).toBe(
      false,
    );
  });

  test(
    'holds still while the focus or the pointer is in it',
    { tag: '@full' },
    async ({ page }) => {
      const carousel = await carouselOf(page, '/', 'Popular Products');
      await reachable(carousel).first().getByRole('link').focus();
      const before = await firstReachable(carousel);
      await page.clock.runFor(20_000);
      expect(await firstReachable(carousel)).toBe(before);
      await expect(reachable(carousel).first().getByRole('link')).toBeFocused();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await reachable(carousel).first().hover();
      await page.clock.runFor(20_000);
      expect(await firstReachable(carousel)).toBe(before);
    },
  );

  test('moves one slide by its arrows, and wraps around', { tag: '@full' }, async ({ page }) => {
    const carousel = await carouselOf(page, '/', 'Popular Products');
    await carousel.getByRole('button', { name: STOP }).click();
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel).toContainText('02 / 15');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel).toContainText('01 / 15');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel).toContainText('15 / 15');
  });

  for (const [width, shown] of [
    [1200, 4],
    [992, 3],
    [575, 2],
  ] as const) {
    test(
      `at ${width} px ${shown} products show, and no other can be reached`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const carousel = await carouselOf(page, '/', 'Popular Products');
        await carousel.getByRole('button', { name: STOP }).click();
        await expect(reachable(carousel)).toHaveCount(shown);
        for (const slide of await reachable(carousel).all()) await expect(slide).toBeInViewport();
        const links = carousel.locator('a').filter({ visible: true });
        const focusable = await links.evaluateAll(
          (all) => all.filter((link) => !link.closest('[inert]')).length,
        );
        expect(focusable).toBe(shown);
      },
    );
  }

  test(
    'services run five abreast at 1440 px, each with a way to its page and to the map',
    { tag: '@full' },
    async ({ page }) => {
      const carousel = await carouselOf(page, '/', 'What we do');
      await carousel.getByRole('button', { name: STOP }).click();
      await expect(reachable(carousel)).toHaveCount(5);
      const links = reachable(carousel).nth(2).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', '/service-single');
      await expect(links.last()).toHaveAttribute('href', '/contact#map');
    },
  );

  test(
    'the testimonial stops for good once the visitor moves it',
    { tag: '@full' },
    async ({ page }) => {
      const carousel = await carouselOf(page, '/', 'What buyers say after the second order');
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await expect(carousel.getByRole('button', { name: START })).toBeVisible();
      await expect(carousel).toContainText('02 / 03');
      await page.mouse.move(2, 2);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(30_000);
      await expect(carousel).toContainText('02 / 03');
    },
  );

  test('a service card slides through its pictures without leaving the page', async ({ page }) => {
    await visit(page, '/service');
    const slider = page.getByRole('region', { name: /^Pictures of / }).first();
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect(slider.getByRole('group', { name: /^2 of/ })).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL('/service');
    await slider.getByRole('group', { name: /^2 of/ }).getByRole('link').click();
    await expect(page).toHaveURL(/\/service-details\/\d+$/);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const label of ['Services in pictures', 'What we do', 'Popular Products']) {
      test(`${label} waits for the visitor`, { tag: '@full' }, async ({ page }) => {
        const carousel = await carouselOf(page, '/', label);
        await expect(carousel.getByRole('button', { name: START })).toBeVisible();
        const before = await firstReachable(carousel);
        await page.clock.runFor(30_000);
        expect(await firstReachable(carousel)).toBe(before);
      });
    }

    test('nothing on the homes is animated', { tag: '@full' }, async ({ page }) => {
      for (const path of ['/', '/home-1', '/home-2']) {
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const running = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({ playState, timeline }) =>
                playState === 'running' && timeline instanceof DocumentTimeline,
            )
            .map((animation) => (animation as CSSAnimation).animationName),
        );
        expect(running, path).toEqual([]);
      }
    });
  });

  for (const [path, label] of [
    ['/', 'Services in pictures'],
    ['/home-2', 'What we forge for'],
  ] as const) {
    test(
      `${path}: the words of one slide are gone before those of the next appear`,
      { tag: '@full' },
      async ({ page }) => {
        await visit(page, path);
        const carousel = page.getByRole('region', { name: label, exact: true });
        await expect(carousel.getByRole('button', { name: STOP })).toBeVisible();
        const seen = await carousel.evaluate(async (region) => {
          const headings = [...region.querySelectorAll('h2')];
          const opacityOf = (element: Element | null): number =>
            element
              ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
              : 1;
          const visible = () => headings.filter((heading) => opacityOf(heading) > 0.05);
          const shown = new Set<Element>();
          let most = 0;
          while (shown.size < 2) {
            const now = visible();
            now.forEach((heading) => shown.add(heading));
            most = Math.max(most, now.length);
            await new Promise(requestAnimationFrame);
          }
          return { most, now: visible().length };
        });
        expect(seen).toEqual({ most: 1, now: 1 });
      },
    );
  }
});
