import type { Page } from '@playwright/test';
import { expect, full, test } from './test';
import { scrollThrough, scrollTo, visit } from './visit';

type Seen = { kind: 'document' | 'soft'; parts: string[] };

/** Writes down every view transition, with the names of its animated parts, as it begins. */
const watchTransitions = () => {
  const seen = async (kind: Seen['kind'], transition: ViewTransition) => {
    await transition.ready;
    const parts = document.getAnimations().flatMap(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      // React holds the rest of a page with animations that take no time.
      const moves = Number(effect?.getComputedTiming().duration) > 0;
      return moves && part?.startsWith('::view-transition') ? [part] : [];
    });
    const all = JSON.parse(sessionStorage.getItem('transitions') ?? '[]') as Seen[];
    sessionStorage.setItem('transitions', JSON.stringify([...all, { kind, parts }]));
  };
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
    if (viewTransition) void seen('document', viewTransition);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void seen('soft', transition);
    return transition;
  };
};

const PRODUCT = 'Crane hook, 10\u00a0t';

const transitions = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('transitions') ?? '[]') as Seen[]);

test.describe('view transition', full, () => {
  test.use({ pictures: 'none' });

  test('takes the picture of the card along', async ({ page }) => {
    await page.addInitScript(watchTransitions);
    await visit(page, '/shop');
    await page.getByRole('link', { name: PRODUCT, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT);
    await expect.poll(() => transitions(page)).toHaveLength(1);
    const [transition] = await transitions(page);
    expect(transition?.kind).toBe('soft');
    expect(transition?.parts).toContain('::view-transition-group(shared-picture)');
  });

  test('keeps nobody waiting for the next document', async ({ page }) => {
    await page.addInitScript(watchTransitions);
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    await page.goto('/shop');
    await page.getByRole('link', { name: PRODUCT, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT);
    expect(await transitions(page)).toEqual([]);
  });

  test('a page with another layout comes by a soft change, too', async ({ page }) => {
    await page.addInitScript(watchTransitions);
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect
      .poll(() => transitions(page))
      .toContainEqual({
        kind: 'soft',
        parts: expect.arrayContaining([expect.any(String)]) as string[],
      });
  });

  test('one product follows another by a soft change, too', async ({ page }) => {
    await page.addInitScript(watchTransitions);
    await visit(page, '/shop-details/1');
    await page.getByRole('main').getByRole('link', { name: 'Bevel gear set' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bevel gear set' })).toBeVisible();
    await expect.poll(() => transitions(page)).toHaveLength(1);
  });

  test('back and forward are left to the browser and come to the same place', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.addInitScript(watchTransitions);
    await visit(page, '/');
    await scrollThrough(page);
    await scrollTo(page, 3000);
    await expect.poll(place).toBe(3000);
    // Playwright's own click would scroll to the link first.
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await expect(heading).toHaveText('About Us');
    const kinds = async () => (await transitions(page)).map(({ kind }) => kind);
    await expect.poll(kinds).toEqual(['soft']);
    expect(await place()).toBe(0);

    await page.goBack();
    await expect(heading).not.toHaveText('About Us');
    await expect.poll(place).toBe(3000);

    await page.goForward();
    await expect(heading).toHaveText('About Us');
    await expect.poll(place).toBe(0);
    expect(await kinds()).toEqual(['soft']);
  });

  test('nothing moves between pages for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(watchTransitions);
    await visit(page, '/shop');
    await page.getByRole('link', { name: PRODUCT, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT);
    expect((await transitions(page)).flatMap(({ parts }) => parts)).toEqual([]);
  });
});
