import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { browserOptions, findBrowser } from '@/bin/lib/browser';

/** The phone that Lighthouse simulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** @throws where there is no Chromium */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('The benchmark needs a browser: install chromium.');
  return chromium.launch({ executablePath, args: browserOptions });
}

/** Sizes of bodies on the wire, in bytes. */
export type TransferSizes = {
  javascript: number;
  css: number;
  fonts: number;
  pictures: number;
  total: number;
  requests: number;
};

type Kind = 'javascript' | 'css' | 'fonts' | 'pictures';
const kinds: Record<string, Kind> = {
  Script: 'javascript',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
};

export type Visit = {
  page: Page;
  session: CDPSession;
  loaded: () => TransferSizes;
  /** Size of the pictures in the viewport, in bytes. */
  picturesInWindow: () => Promise<number>;
  close: () => Promise<void>;
};

/**
 * Visits a page with an empty cache and waits until it has loaded.
 * @param prepare sets up the browser context before the visit
 * @param headers sent with every request
 */
export async function visit(
  browser: Browser,
  url: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
  headers?: Record<string, string>,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: headers });
  // Functions that are evaluated in the page call this helper, which esbuild adds.
  await context.addInitScript('globalThis.__name = (value) => value');
  await prepare?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');

  const requests = new Map<string, { url: string; kind?: Kind; head: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, kind: kinds[type ?? ''], head: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength - request.head;
  });
  const sum = (which: (request: { url: string; kind?: Kind }) => boolean) =>
    [...requests.values()].filter(which).reduce((total, { bytes }) => total + bytes, 0);

  await page.goto(url, { waitUntil: 'load' });
  await waitForNetworkIdle(page);
  return {
    page,
    session,
    loaded: () => ({
      javascript: sum(({ kind }) => kind === 'javascript'),
      css: sum(({ kind }) => kind === 'css'),
      fonts: sum(({ kind }) => kind === 'fonts'),
      pictures: sum(({ kind }) => kind === 'pictures'),
      total: sum(() => true),
      requests: requests.size,
    }),
    picturesInWindow: async () => {
      const shown = new Set(await page.evaluate(picturesShown));
      return sum((request) => request.kind === 'pictures' && shown.has(request.url));
    },
    close: () => context.close(),
  };
}

/** Half a second without a request, or 10 s. */
export const waitForNetworkIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

function picturesShown(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map((image) => image.currentSrc);
}

/** Scrolls to the end a screen at a time, so that lazy pictures load. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let screens = 0; screens < 100; screens++) {
      const before = scrollY;
      window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (scrollY === before) return;
    }
  });
  await waitForNetworkIdle(page);
}

/** Taps where there is nothing to tap, which loads the scripts. */
export async function tapEmptySpot(page: Page): Promise<void> {
  await page.touchscreen.tap(2, 400);
  await page.waitForTimeout(1_000); // Scripts are inserted after the next paint.
  await waitForNetworkIdle(page);
}
