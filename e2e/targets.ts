import type { Page } from '@playwright/test';

/**
 * The targets that are smaller than 24 by 24 px, spacing not counted (WCAG 2.5.8). Links in running
 * text are as high as their line.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const selector = 'a[href], button, input, select, textarea, summary, [role=tab]';

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

    /** A link may reach beyond its box, a field be clicked at its label. */
    const isHitAround = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const reach = LEAST / 2 - 1;
      const points = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const;
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element, ...labels].some((part) => part.contains(hit));
      });
    };

    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false;
        if (element.closest('[inert], [aria-hidden=true]')) return false;
        if (inText(element) || isCutOff(element)) return false;
        const { width, height } = element.getBoundingClientRect();
        return (width < LEAST || height < LEAST) && !isHitAround(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName} ${name || element.getAttribute('name')}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  });
