import type { Page } from '@playwright/test';

/** Sections with a heading and nothing else, and lists, tables and paragraphs without any content. */
export const holesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SHOWN = 'img, form, input, a[href], button, svg[role="img"]';
    const nameOf = (element: Element) =>
      `${element.localName}${element.id && `#${element.id}`} ${element.textContent.trim().slice(0, 40)}`;
    const isEmpty = (element: Element) =>
      !element.textContent.trim() && !element.querySelector(SHOWN);
    const hasOnlyHeadings = (section: Element) => {
      const copy = section.cloneNode(true) as Element;
      for (const heading of copy.querySelectorAll('h1, h2, h3, h4')) heading.remove();
      return isEmpty(copy);
    };
    const parts = [...document.querySelectorAll('main section, footer section')];
    const lists = [...document.querySelectorAll('ul, ol, dl, table, p, nav, h1, h2, h3, h4')];
    return [...parts.filter(hasOnlyHeadings), ...lists.filter(isEmpty)]
      .filter((element) => !element.closest('[aria-hidden=true], [hidden], template'))
      .filter((element) => !element.matches('[role=status], [role=alert], [aria-live]'))
      .map(nameOf);
  });
