import { expect, type Page } from '@playwright/test';
import { scrollTo } from './visit';

/** A picture that nobody has asked for before is made in this time, also on a busy machine. */
const PICTURES_MS = 60_000;

/** Lays out sections below the screen, too, which otherwise wait for scripts. */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => document.documentElement.removeAttribute('data-untouched'));

/**
 * Brings a page into its final state: every lazy picture loaded, all that appears on the way down
 * shown, fonts there, back at the top.
 */
export async function settle(page: Page): Promise<void> {
  await layOutWhole(page);
  const step = page.viewportSize()?.height ?? 800;
  for (let top = 0; top < (await heightOf(page)); top += step) {
    await scrollTo(page, top);
    await nextFrame(page);
  }
  await expect.poll(() => loadingPictures(page), { timeout: PICTURES_MS }).toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scrollTo(page, 0);
  await page.mouse.move(2, 2); // off whatever answers to a pointer
  await nextFrame(page);
}

/** Of those that are shown; carousels are left out, since slides out of sight are not fetched. */
const loadingPictures = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && !image.closest('[data-viewport]'),
    );
    for (const image of shown) image.decoding = 'sync'; // painted as soon as it is there
    return shown.filter((image) => !image.complete).map((image) => image.currentSrc || image.src);
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The observers that answer to a scroll have been told when the second frame begins. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );

/** The whole page without its carousels: scripts give their slides other fractions of a pixel. */
export const picture = (page: Page): Promise<Buffer> =>
  page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    style: '[aria-roledescription="carousel"] { display: none !important }',
  });

/** Controls and pictures out of place, each in words; none on a sound page. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    const faults: string[] = [];
    const root = document.documentElement;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('alt') ?? element.textContent).trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const controls = [...document.querySelectorAll('header:not(main *) :is(a, button)')].filter(
      (control) => isShown(control) && !control.closest('[popover]'),
    );
    controls.forEach((control, index) => {
      const one = control.getBoundingClientRect();
      if (one.left < -TOLERANCE || one.right > root.clientWidth + TOLERANCE)
        faults.push(`${describe(control)} stands outside of the screen`);
      for (const next of controls.slice(index + 1)) {
        const other = next.getBoundingClientRect();
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > TOLERANCE && down > TOLERANCE)
          faults.push(`${describe(control)} lies over ${describe(next)}`);
      }
    });

    for (const image of document.images) {
      if (!isShown(image)) continue;
      const { width, height } = image.getBoundingClientRect();
      if (width < 1 || height < 1) faults.push(`${describe(image)} has no size`);
      else if (image.complete && image.naturalWidth === 0)
        faults.push(`${describe(image)} is broken`);
    }
    return faults;
  });
}
