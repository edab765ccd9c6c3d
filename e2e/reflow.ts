import type { Page } from '@playwright/test';

/** By how many px the page is wider than its window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Spaces the text as readers may (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`,
  });

// Nothing can hyphenate these.
const ORDER_CODE = 'HX0123456789'.repeat(6);
const ADDRESS = `https://forge.example/${'catalogue/'.repeat(6)}?material=42CrMo4&diameter=120`;

/**
 * Puts long words before every text that is shown. What stays on one line by design is short: names in menus,
 * and numbers. The heads of columns: hidden-pages.spec.ts.
 */
export const lengthenWords = (page: Page, words: readonly string[] = [ORDER_CODE]) =>
  page.evaluate((long) => {
    const SHORT = 'script, style, noscript, svg, option, thead, header nav, [href^="tel:"]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(SHORT)) continue;
      if (getComputedStyle(parent).whiteSpace === 'nowrap') continue;
      text.data = `${long} ${text.data}`;
      // As the site marks a cell with such a word.
      parent.closest('th, td')?.setAttribute('data-long', 'true');
    }
  }, words.join(' '));

/** An order code, an address, and a word of 60 letters of a language. */
export const longWords = (letter: string): string[] => [ORDER_CODE, ADDRESS, letter.repeat(60)];

/** Words of up to 18 letters that stand in two lines: their column is too narrow for any text. */
export const brokenWords = (page: Page) =>
  page.evaluate(async () => {
    // A carousel follows its new width a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const WORD = /[\p{L}\p{N}]{2,18}/gu;
    const isBroken = (range: Range) => {
      const parts = [...range.getClientRects()].filter(({ width }) => width > 2);
      return parts.some(({ top }) => top >= parts[0]!.bottom - 2);
    };
    // As the heads of a table that is a list here, or a field that a button opens.
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (element.getBoundingClientRect().width <= 1 || isUnseen(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      // An address may break anywhere, as may a longer word.
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, svg, option, [href^="mailto:"], [popover]'))
        continue;
      if (isUnseen(parent)) continue;
      for (const { 0: word, index } of text.data.matchAll(WORD)) {
        const range = document.createRange();
        // The hyphen of a line that ends at a soft one counts as part of what follows.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(text, index + word.length);
        if (isBroken(range)) found.push(`${word} (${parent.tagName})`);
      }
    }
    return found;
  });

/** Texts that their own box, or one around it, cuts off; what is there for the ear alone is not meant. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const SLACK = 2;
    // These move or scroll what they cut off, or are no text to read.
    const moving = '[data-viewport], :has(> label > [type=checkbox] + svg)';
    const exempt = `${moving}, [aria-hidden=true], svg, dialog, [popover], script, style, noscript`;
    const cutting = (element: Element | null): Element | undefined => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        if (/hidden|clip/.test(getComputedStyle(box).overflow)) return box;
      }
      return undefined;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      if (parent.closest(exempt)) continue;
      const box = cutting(parent)?.getBoundingClientRect();
      if (!box || box.width <= 2 || box.height <= 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const inside =
        text.left >= box.left - SLACK &&
        text.right <= box.right + SLACK &&
        text.top >= box.top - SLACK &&
        text.bottom <= box.bottom + SLACK;
      if (!inside) found.push(node.textContent.trim());
    }
    return found;
  });
