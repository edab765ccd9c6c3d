import { expect, type Page } from '@playwright/test';

/**
 * Opens a page as a visitor who then uses it: scripts may wait for the first movement, and a press
 * counts only once they answer. React marks each element that it has taken over.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await scriptsAnswer(page);
}

/** Waits until the last part of the page, its footer, answers to scripts. */
export async function scriptsAnswer(page: Page) {
  await expect
    .poll(() =>
      page
        .getByRole('contentinfo')
        .evaluate((footer) => Object.keys(footer).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** Scrolls to a place in px at once, whatever the page's own manner of scrolling is. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls down the whole page, a screen at a time, so that everything on it has come into view. */
export async function scrollThrough(page: Page) {
  const { height = 900 } = page.viewportSize() ?? {};
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) await scrollTo(page, top);
  await scrollTo(page, end);
}
