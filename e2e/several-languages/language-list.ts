import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** The buttons that open the list of languages, in whatever language the page is. */
export const languageButton = (place: Locator) =>
  place.getByRole('button', { name: /^(Language|Sprache|اللغة): / });

/** The open list. */
export const languageList = (page: Page) =>
  page.getByRole('navigation', { name: /^(Language|Sprache|اللغة)$/ });

export const topBar = (page: Page) =>
  page.getByRole('region', { name: /^(Phone and address|Telefon und Adresse|الهاتف والعنوان)$/ });

export const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Where the switch of a page leads, by the name of the language. */
export const languageHrefs = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('#languages a')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((a) => [a.textContent, a.getAttribute('href')!])),
    );

export const expectLanguage = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang);

/** @returns whether the browser is still in the document in which this was called first, as after a soft navigation */
export async function watchDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}
