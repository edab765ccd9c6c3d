import type { BrowserContext, Page } from '@playwright/test';

type Target = Page | BrowserContext;

const PICTURES = '**/_next/image?*';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Fetches the smallest file of each picture in place of the one that the browser chose. */
export const fetchSmallPictures = (target: Target) =>
  target.route(PICTURES, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('w', '64');
    return route.continue({ url: String(url) });
  });

/** Shows a pixel in place of each picture, so that the site makes none. */
export const showNoPictures = (target: Target) =>
  target.route(PICTURES, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
