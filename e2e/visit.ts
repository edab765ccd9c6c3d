import { expect, type Page } from '@playwright/test';

/** Opens a page and makes the first interaction, for which its scripts may wait. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitForScripts(page);
}

/** A browser fetches six files at a time, and a new site converts its pictures first. */
const SCRIPTS_WITHIN = { timeout: 20_000 };

/** Waits until the page has said that its scripts answer; see the context in test.ts. */
export async function waitForScripts(page: Page) {
  const ready = () => page.evaluate(() => 'scriptsReady' in window);
  await expect.poll(ready, SCRIPTS_WITHIN).toBe(true);
}

/** Scrolls to a place in px at once, whatever the page's own scroll behaviour is. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls down the whole page, a screen at a time, so that everything on it has come into view. */
export async function scrollThrough(page: Page) {
  const { height = 900 } = page.viewportSize() ?? {};
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) await scrollTo(page, top);
  await scrollTo(page, end);
}
