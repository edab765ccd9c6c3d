import { setTimeout } from 'node:timers/promises';
import type { Request } from '@playwright/test';
import type { Server } from './servers';
import { servicePath } from './site-pages';
import { openBrowser, visit } from './visits';

const pages = ['/', '/home-1', '/about', servicePath(1), '/shop', '/blog', '/certificate'];

/** For what the site does after its pages are stored. */
const IDLE_MS = 10_000;

/** From request to last byte. */
export type PictureTime = { page: string; ms: number };

/** The pictures that a phone loads on first visits of pages, none of which was asked for before. */
export async function firstPictures({ url }: Server): Promise<PictureTime[]> {
  await setTimeout(IDLE_MS);
  const browser = await openBrowser();
  const times: PictureTime[] = [];
  try {
    for (const page of pages) {
      const requests: Request[] = [];
      const { close } = await visit(browser, url + page, async (context) =>
        context.on('requestfinished', (request) => requests.push(request)),
      );
      for (const request of requests) {
        if (!request.url().includes('/_next/image?')) continue;
        times.push({ page, ms: request.timing().responseEnd });
      }
      await close();
    }
    return times;
  } finally {
    await browser.close();
  }
}
