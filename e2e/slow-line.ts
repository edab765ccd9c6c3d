import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/**/*.js*';

/** Opens a page on a line so slow that no script comes before the returned function is called. */
export async function onSlowLine(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}
