import type { Page } from '@playwright/test';

/** The texts of a page that are in its document but invisible until scripts run. */
export const hiddenTexts = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    // Folded answers, dialogs, popovers and tabs are a click away; decoration may hide.
    const exempt = 'details:not([open]), dialog, [popover], [role=tabpanel], [aria-hidden]';
    const transparent = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).opacity === '0' || transparent(element.parentElement));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!parent || !text || parent.closest(exempt)) continue;
      if (parent.closest('style, script, template')) continue;
      const { visibility } = getComputedStyle(parent);
      if (visibility === 'hidden' || transparent(parent)) found.push(text);
    }
    return found;
  });
