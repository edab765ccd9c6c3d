import type { Page } from '@playwright/test';

/**
 * The targets that are smaller than 44 by 44 px on a phone, for fingers (WCAG 2.5.5), or else than 24 by
 * 24 px (2.5.8), spacing not counted. Links in running text are as high as their line.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = innerWidth < 768 ? 44 : 24;
    const selector = 'a[href], button, input, select, textarea, summary, [role=tab]';

    /** The specification puts both one above the other: they share the height of the header. */
    const isHalfOfHeader = (element: Element) =>
      element.matches(
        'header :is(button:has(+ [href$="/checkout"]), button + [href$="/checkout"])',
      );

    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement !== null &&
      element.parentElement.textContent.trim().length > element.textContent.trim().length;

    /** The next slide of a carousel, of which a part is in view, is not there to be clicked yet. */
    const isCutOff = (element: Element) => {
      const viewport = element.closest('[data-viewport]')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return viewport !== undefined && (left < viewport.left || right > viewport.right);
    };

    /** A link may reach beyond its box, as that of a card does, a field be clicked at its label. */
    const isHitAround = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return [element, ...labels].some((part) => part.contains(hit));
      };
      const reach = (x: number, y: number) => {
        let steps = 0;
        while (steps < LEAST && isHit(x * (steps + 1), y * (steps + 1))) steps++;
        return steps;
      };
      const least = LEAST - 2; // the middle, and parts of a px
      return reach(-1, 0) + reach(1, 0) >= least && reach(0, -1) + reach(0, 1) >= least;
    };

    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false;
        if (element.closest('[inert], [aria-hidden=true]')) return false;
        if (inText(element) || isCutOff(element)) return false;
        const { width, height } = element.getBoundingClientRect();
        const least = Math.round(Math.min(width, height));
        if (isHalfOfHeader(element)) return least < 32;
        return least < LEAST && !isHitAround(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName} ${name || element.getAttribute('name')}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  });
