import type { Page } from '@playwright/test';

/** @returns the largest element of the first screen where it is a picture that loads only once it is in view */
export const lateLargestPicture = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const isLate = element instanceof HTMLImageElement && element.loading === 'lazy';
          resolve(isLate ? element.currentSrc : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
