import { expect, type Page } from '@playwright/test';
import { foundByAxe } from '../testing/axe';
import { excessWidth } from './reflow';

/** A width in px and a colour scheme. */
export type Appearance = { width: number; colorScheme: 'light' | 'dark' };

/** Each width and each colour scheme once: what `npm test` looks at. */
export const everydayAppearances: readonly Appearance[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** The other two pairs, which `npm run test:full` adds. */
export const furtherAppearances: readonly Appearance[] = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

/** Gives the page another width and colour scheme, in place. */
export async function appear(page: Page, { width, colorScheme }: Appearance) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** What axe finds in the page as it stands: the rule and the first elements at fault. */
export async function violations(page: Page): Promise<string[]> {
  const found = await foundByAxe(page);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
        .join('; ')}`,
  );
}

/** References by id that lead nowhere, which axe leaves to be looked at. */
export const danglingReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
        .filter((id) => !document.getElementById(id))
        .map((id) => `${attribute}="${id}"`),
    ),
  );

/** What axe finds in both widths and both colour schemes: each finding with where it was made. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const appearance of [...everydayAppearances, ...furtherAppearances]) {
    await appear(page, appearance);
    const { width, colorScheme } = appearance;
    all.push(...(await violations(page)).map((found) => `${colorScheme} at ${width} px: ${found}`));
  }
  return all;
}

/** Neither axe nor a scroll bar at the bottom finds fault with the page, on phones and on a desktop. */
export async function expectToFit(page: Page) {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // What follows the width of the window moves for a moment.
    await expect.poll(() => excessWidth(page), `at ${width} px`).toBe(0);
    expect(await violations(page), `at ${width} px`).toEqual([]);
  }
}
