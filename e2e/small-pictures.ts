import type { BrowserContext, Page } from '@playwright/test';

/** Fetches the smallest file of each picture in place of the one that the browser chose. */
export const fetchSmallPictures = (target: Page | BrowserContext) =>
  target.route('**/_next/image?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('w', '64');
    return route.continue({ url: String(url) });
  });
