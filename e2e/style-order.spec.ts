import { compare, selectorSpecificity, type Specificity } from '@csstools/selector-specificity';
import type { Page } from '@playwright/test';
import selectorParser from 'postcss-selector-parser';
import { routes } from '@/lib/routes';
import { expect, test } from './test';

/** Runs in the page: its rules at this moment. Those in layers weigh less than all of these. */
function rulesInForce(): { selectors: string; properties: string[] }[] {
  const read = (rules: CSSRuleList): ReturnType<typeof rulesInForce> =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule)
        return { selectors: rule.selectorText, properties: [...rule.style] };
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
        return read(rule.cssRules);
      if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText))
        return read(rule.cssRules);
      return [];
    });
  return [...document.styleSheets].flatMap((sheet) => read(sheet.cssRules));
}

/** Runs in the page: which elements each selector is about, by number. */
function elementsOf(selectors: string[]): number[][] {
  const numbers = new Map([...document.querySelectorAll('*')].map((element, i) => [element, i]));
  return selectors.map((selector) =>
    [...document.querySelectorAll(selector)].map((element) => numbers.get(element) ?? -1),
  );
}

/** Classes are called `<module>_<name>`. */
const modulesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)_\w+/g)].map(([, module = '']) => module);

/** Where two modules say something of one property of an element, and only their order decides. */
async function conflicts(page: Page): Promise<string[]> {
  const rules = (await page.evaluate(rulesInForce)).flatMap(({ selectors, properties }) =>
    selectorParser()
      .astSync(selectors)
      .map((node) => ({ selector: String(node), weight: selectorSpecificity(node), properties }))
      .filter(({ selector }) => modulesOf(selector).length > 0),
  );
  const elements = await page.evaluate(
    elementsOf,
    rules.map(({ selector }) => selector),
  );
  const strongest = new Map<string, { weight: Specificity; selectors: string[] }>();
  for (const [i, { selector, weight, properties }] of rules.entries()) {
    for (const element of elements[i] ?? []) {
      for (const property of properties) {
        const place = `${element} ${property}`;
        const known = strongest.get(place);
        const order = known ? compare(weight, known.weight) : 1;
        if (order > 0) strongest.set(place, { weight, selectors: [selector] });
        else if (order === 0) known?.selectors.push(selector);
      }
    }
  }
  const found = [...strongest].flatMap(([place, { selectors }]) => {
    const own = modulesOf(selectors[0] ?? '');
    const strangers = selectors.filter((one) => !modulesOf(one).some((name) => own.includes(name)));
    const property = place.split(' ')[1];
    return strangers.length > 0 ? [`${property}: ${selectors[0]} or ${strangers[0]}`] : [];
  });
  return [...new Set(found)];
}

for (const width of [390, 1440]) {
  test(
    `no style at ${width} px hangs on the order in which style sheets come`,
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      for (const { path } of routes) {
        await page.goto(path);
        expect.soft(await conflicts(page), path).toEqual([]);
      }
    },
  );
}
