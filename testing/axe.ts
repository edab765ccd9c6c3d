import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as WholePage } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the copy of Playwright that the journeys have: the editor has one of its own. */
type Page = Pick<WholePage, 'evaluate' | 'waitForLoadState'>;

/** What axe finds in the page as it stands, in the site and in the editor. */
export async function foundByAxe(page: Page): Promise<axe.Result[]> {
  // What a browser does not show before its style sheets have come is there for scripts.
  await page.waitForLoadState();
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: all } = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    // What a bar at the edge of the screen covers for the moment is reached by scrolling.
    const isStillTooSmall = async ({ target }: axe.NodeResult) => {
      const element = document.querySelector(String(target[0]))!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations: again } = await run(element, {
        runOnly: { type: 'rule', values: ['target-size'] },
      });
      return again.length > 0;
    };
    const sizes = all.find(({ id }) => id === 'target-size');
    if (!sizes) return all;
    const tooSmall: axe.NodeResult[] = [];
    for (const node of sizes.nodes) if (await isStillTooSmall(node)) tooSmall.push(node);
    const others = all.filter((each) => each !== sizes);
    return tooSmall.length > 0 ? [...others, { ...sizes, nodes: tooSmall }] : others;
  }, tags);
}
