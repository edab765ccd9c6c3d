import type { Locator, Page } from '@playwright/test';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';
import { visit } from './visit';

const STOP = 'Stop automatic slide show';
const START = 'Start automatic slide show';

const carouselNamed = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true });

/** Opens a home with a clock in the hand of the test, and brings a carousel into view. */
async function openCarousel(page: Page, label = 'Popular Products'): Promise<Locator> {
  await page.clock.install();
  await visit(page, '/');
  const carousel = carouselNamed(page, label);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: /automatic slide show/ })).toBeVisible();
  return carousel;
}

const click = (carousel: Locator, name: string) => carousel.getByRole('button', { name }).click();

/** The slides that can be seen, heard and reached. */
const reachable = (carousel: Locator) =>
  carousel.locator('[aria-roledescription="slide"]:not([inert])');

const firstReachable = (carousel: Locator) =>
  reachable(carousel).first().getAttribute('aria-label');

async function expectStill(page: Page, carousel: Locator) {
  const before = await firstReachable(carousel);
  await page.clock.runFor(30_000);
  expect(await firstReachable(carousel)).toBe(before);
}

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

test('the hero waits for the picture of its next slide', full, async ({ page }) => {
  let release = () => {};
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_next\/image\?.*ring-rolling/, async (route) => {
    await asked;
    await route.continue();
  });
  const hero = carouselNamed(page, 'Services in pictures');
  await page.clock.install();
  await visit(page, '/');
  await expect(hero.getByRole('button', { name: STOP })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await firstReachable(hero)).toMatch(/^1 /);
  release();
  await expect.poll(() => firstReachable(hero)).toMatch(/^2 /);
});

test.describe('carousel', () => {
  test(
    'moves on by one product every three seconds, pauses and goes on',
    full,
    async ({ page }) => {
      const carousel = await openCarousel(page);
      await expect(carousel).toContainText('01 / 15');
      await page.clock.runFor(3100);
      await expect(carousel).toContainText('02 / 15');

      const controls = carousel.getByRole('button');
      await expect(controls.first()).toHaveAccessibleName(STOP);
      await controls.first().focus();
      await page.keyboard.press('Enter');
      await expect(controls.first()).toHaveAccessibleName(START);
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused();
      await blur(page);
      await expectStill(page, carousel);
      const before = await firstReachable(carousel);
      await controls.first().press('Enter');
      await page.clock.runFor(3100);
      await expect.poll(() => firstReachable(carousel)).not.toBe(before);
    },
  );

  test('keeps its arrows in place when the pause control appears', full, async ({ page }) => {
    await page.goto('/');
    const carousel = carouselNamed(page, 'Popular Products');
    const arrow = carousel.getByRole('button', { name: 'Previous slide' });
    const left = async () => (await arrow.boundingBox())?.x;
    const before = await left();
    expect(before).toBeGreaterThan(0);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: STOP })).toBeVisible();
    expect(await left()).toBe(before);
  });

  test(
    'has carousel semantics, with a live region that is off while it plays',
    full,
    async ({ page }) => {
      const carousel = await openCarousel(page);
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
    },
  );

  test('holds still while the focus or the pointer is in it', full, async ({ page }) => {
    const carousel = await openCarousel(page);
    await reachable(carousel).first().getByRole('link').focus();
    await expectStill(page, carousel);
    await expect(reachable(carousel).first().getByRole('link')).toBeFocused();
    await blur(page);
    await reachable(carousel).first().hover();
    await expectStill(page, carousel);
  });

  test('moves one slide by its arrows, and wraps around', full, async ({ page }) => {
    const carousel = await openCarousel(page);
    await click(carousel, STOP);
    for (const [arrow, place] of [
      ['Next slide', '02 / 15'],
      ['Previous slide', '01 / 15'],
      ['Previous slide', '15 / 15'],
    ] as const) {
      await click(carousel, arrow);
      await expect(carousel).toContainText(place);
    }
  });

  for (const [width, shown] of [
    [1200, 4],
    [992, 3],
    [575, 2],
  ] as const) {
    test(`shows only ${shown} products at ${width} px`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const carousel = await openCarousel(page);
      await click(carousel, STOP);
      await expect(reachable(carousel)).toHaveCount(shown);
      for (const slide of await reachable(carousel).all()) await expect(slide).toBeInViewport();
      const links = carousel.locator('a').filter({ visible: true });
      const focusable = await links.evaluateAll(
        (all) => all.filter((link) => !link.closest('[inert]')).length,
      );
      expect(focusable).toBe(shown);
    });
  }

  test('shows five services with links to page and map', full, async ({ page }) => {
    const carousel = await openCarousel(page, '640 m from bar to lorry');
    await click(carousel, STOP);
    await expect(reachable(carousel)).toHaveCount(5);
    const links = reachable(carousel).nth(2).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/service-single');
    await expect(links.last()).toHaveAttribute('href', '/contact#map');
  });

  test('with testimonials stops for good once the visitor moves it', full, async ({ page }) => {
    const carousel = await openCarousel(page, 'What buyers say after the second order');
    await click(carousel, 'Next slide');
    await expect(carousel.getByRole('button', { name: START })).toBeVisible();
    await expect(carousel).toContainText('02 / 03');
    await page.mouse.move(2, 2);
    await blur(page);
    await expectStill(page, carousel);
  });

  test('of a service card shows its pictures without leaving the page', full, async ({ page }) => {
    await visit(page, '/service');
    const slider = page.getByRole('region', { name: /^Pictures of / }).first();
    await slider.scrollIntoViewIfNeeded();
    await click(slider, 'Next slide');
    await expect(slider.getByRole('group', { name: /^2 of/ })).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL('/service');
    await slider.getByRole('group', { name: /^2 of/ }).getByRole('link').click();
    await expect(page).toHaveURL(/\/service-details\/\d+$/);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const label of ['Services in pictures', '640 m from bar to lorry', 'Popular Products']) {
      test(`${label} waits for the visitor`, full, async ({ page }) => {
        const carousel = await openCarousel(page, label);
        await expect(carousel.getByRole('button', { name: START })).toBeVisible();
        await expectStill(page, carousel);
      });
    }

    test('nothing on the homes is animated', full, async ({ page }) => {
      for (const path of ['/', '/home-1', '/home-2']) {
        await visit(page, path);
        await untilAllArrived(page);
        const running = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              (one) => one.playState === 'running' && one.timeline instanceof DocumentTimeline,
            )
            .map((animation) => (animation as CSSAnimation).animationName),
        );
        expect(running, path).toEqual([]);
      }
    });
  });
});
