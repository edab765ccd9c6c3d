import type { Page } from '@playwright/test';

/** As `WholeWords` has it: longer words may break, since in large type a small phone has no room for them. */
const SHORT = 12;

/** The short words and numbers, such as `open-die`, `65 kg` and `1 : 2`, that continue on a second line. */
export const brokenCompounds = (page: Page) =>
  page.evaluate((short) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const whole =
        /[\p{L}\d]+(?:-[\p{L}\d]+)+|\d\s:\s\d|\d\s(?:kg|mm|t|kB|MN|kWh|°C|%)(?!\p{L})|[Ø±]\s\d/gu;
      for (const { 0: word, index } of node.textContent?.matchAll(whole) ?? []) {
        if (word.length > short) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, SHORT);
