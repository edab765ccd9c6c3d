import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths in px and the colour schemes in which every page and every open piece is looked at. */
export const appearances = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
type Appearance = (typeof appearances)[number];

/** Gives the page another width and colour scheme, in place. */
export async function appear(page: Page, { width, colorScheme }: Appearance) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** What axe finds in the page as it stands: the rule and the first elements at fault. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  const { violations: found } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }) as Promise<axe.AxeResults>,
    tags,
  );
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

/** What axe finds in every width and colour scheme: each finding with where it was made. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const appearance of appearances) {
    await appear(page, appearance);
    const { width, colorScheme } = appearance;
    all.push(...(await violations(page)).map((found) => `${colorScheme} at ${width} px: ${found}`));
  }
  return all;
}
