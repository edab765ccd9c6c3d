import type { Page } from '@playwright/test';

/** Presses keys one after another, as a visitor without a pointer does. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
